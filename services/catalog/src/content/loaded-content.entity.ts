import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ContentKind = 'collection' | 'character' | 'event';

/**
 * What was loaded from the content folder. The row stays when the administrator deletes the entity,
 * so that it is not loaded again; the entity is as it was loaded while its `updated_at` equals
 * `loaded_at`.
 */
@Entity('loaded_content')
export class LoadedContentEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'loaded_content_pk' }) kind: ContentKind;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'loaded_content_pk' }) key: string;
  @Column('text') hash: string;
  /** No reference: the entity may be gone. */
  @Column('integer', { name: 'entity_id' }) entityId: number;
  @Column('timestamptz', { name: 'loaded_at', default: () => 'now()' }) loadedAt: Date;
}
