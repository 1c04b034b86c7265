import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CharacterEntity } from '../characters/character.entity.js';
import { CollectionEntity } from './collection.entity.js';

/** A link; it goes with either end. */
@Entity('character_collections')
export class CharacterCollectionEntity {
  @PrimaryColumn('integer', { name: 'character_id', primaryKeyConstraintName: 'character_collections_pk' })
  characterId: number;

  @PrimaryColumn('integer', { name: 'collection_id', primaryKeyConstraintName: 'character_collections_pk' })
  @Index('character_collections_of')
  collectionId: number;

  @ManyToOne(() => CharacterEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'character_id', foreignKeyConstraintName: 'character_collections_character' })
  character: CharacterEntity;

  @ManyToOne(() => CollectionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'collection_id', foreignKeyConstraintName: 'character_collections_collection' })
  collection: CollectionEntity;
}
