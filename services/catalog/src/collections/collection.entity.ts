import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('collections')
export class CollectionEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'collections_pk',
  })
  id: number;

  @Column('text') name: string;
  @Column('text') description: string;
  /** Collections are shown in ascending position. */
  @Column('integer', { default: 0 }) position: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
