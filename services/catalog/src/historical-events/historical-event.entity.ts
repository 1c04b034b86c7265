import type { PublicationStatus } from '@parley/contracts/catalog/character';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('events')
@Check('events_year_check', 'year <> 0')
@Check('events_month_check', 'month BETWEEN 1 AND 12')
@Check(
  'events_day_check',
  'day BETWEEN 1 AND CASE WHEN month = 2 THEN 29 WHEN month IN (4, 6, 9, 11) THEN 30 ELSE 31 END',
)
@Check('events_status_check', `status IN ('DRAFT', 'PUBLISHED', 'ARCHIVED')`)
@Index('events_day', ['month', 'day', 'year', 'id'])
export class HistoricalEventEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'events_pk',
  })
  id: number;

  @Column('text') title: string;
  @Column('text') description: string;
  /** What came of it. */
  @Column('text', { nullable: true }) context: string | null;
  @Column('text', { name: 'image_url', nullable: true }) imageUrl: string | null;
  /** Negative for BC, never 0. */
  @Column('integer') year: number;
  @Column('smallint') month: number;
  @Column('smallint') day: number;
  @Column('text', { default: 'DRAFT' }) @Index('events_status') status: PublicationStatus;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
