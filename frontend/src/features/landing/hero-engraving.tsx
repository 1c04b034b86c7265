import { classNames } from '../../shared/ui/class-names';

/** The house's own guilloché, faint on the paper behind the hero: a mask, so that it has the page's colours. */
export function HeroEngraving({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'aspect-square bg-current mask-[url(/images/house-engraving.svg)] mask-contain mask-no-repeat',
        className,
      )}
    />
  );
}
