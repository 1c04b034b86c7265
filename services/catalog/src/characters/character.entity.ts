import type { Mood, PublicationStatus } from '@parley/contracts/catalog/character';
import type { Dossier } from '@parley/contracts/catalog/dossier';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The years of life stand in columns of their own. */
type StoredDossier = Omit<Dossier, 'bornYear' | 'diedYear'>;

/** Every change goes through `CharacterWriter`, so that other services hear of it. */
@Entity('characters')
@Check('characters_token_cost_check', 'token_cost >= 0')
@Check('characters_status_check', `status IN ('DRAFT', 'PUBLISHED', 'ARCHIVED')`)
@Index('characters_status', ['status', 'foldedSlug', 'id'])
@Index('characters_newest', ['createdAt', 'id'], { where: `status = 'PUBLISHED'` })
@Index('characters_featured', ['isFeatured', 'createdAt', 'id'], { where: `status = 'PUBLISHED'` })
export class CharacterEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'characters_pk',
  })
  id: number;

  @Column('text') @Index('characters_slug', { unique: true }) slug: string;
  /** The slug without diacritics; compared by code points, so that lists sort alike on every server. */
  @Column({ type: 'text', name: 'folded_slug', collation: 'C' })
  @Index('characters_folded_slug')
  foldedSlug: string;
  @Column('text') name: string;
  @Column('text') description: string;
  /** How the model is to portray the figure: never sent to the public. */
  @Column('text') personality: string;
  @Column('text') era: string;
  @Column('text', { default: '' }) category: string;
  @Column('text', { name: 'image_url', nullable: true }) imageUrl: string | null;
  /** Whole tokens; 0 means free. */
  @Column('integer', { name: 'token_cost', default: 0 }) tokenCost: number;
  @Column('text', { default: 'neutral' }) mood: Mood;
  @Column('boolean', { name: 'is_featured', default: false }) isFeatured: boolean;
  @Column('text', { default: 'DRAFT' }) status: PublicationStatus;
  /** Null when unknown; negative for BC. */
  @Column('integer', { name: 'born_year', nullable: true }) bornYear: number | null;
  @Column('integer', { name: 'died_year', nullable: true }) diedYear: number | null;
  @Column('jsonb') dossier: StoredDossier;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
