import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { Link } from '@tanstack/react-router';
import { Card } from '../../shared/ui/card';
import { Portrait } from '../../shared/ui/portrait';

/** A collection's slip: a few faces, the name, what holds them together. The whole slip is the link. */
export function CollectionCard({ collection }: { collection: CollectionDto }) {
  const { id, name, description, characterCount, faces } = collection;
  return (
    <Card isLively className="flex h-full flex-col p-6">
      <div aria-hidden className="mb-4 flex h-16 items-center gap-1.5">
        {faces.map((face) => (
          <Portrait key={face.id} {...face} size={64} className="drop-shadow-sm" />
        ))}
      </div>
      <h3 className="text-title">
        <Link
          to="/collections"
          search={{ collection: id }}
          className="after:absolute after:inset-0 after:rounded-lg hover:text-accent"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-1.5 line-clamp-2 font-reading text-base text-ink-soft">{description}</p>
      <p className="tabular mt-auto pt-4 text-xs text-ink-faint">
        {characterCount} {characterCount === 1 ? 'character' : 'characters'}
      </p>
    </Card>
  );
}
