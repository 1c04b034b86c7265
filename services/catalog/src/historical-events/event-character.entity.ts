import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CharacterEntity } from '../characters/character.entity.js';
import { HistoricalEventEntity } from './historical-event.entity.js';

/** A link; it goes with either end. */
@Entity('event_characters')
export class EventCharacterEntity {
  @PrimaryColumn('integer', { name: 'event_id', primaryKeyConstraintName: 'event_characters_pk' })
  eventId: number;

  @PrimaryColumn('integer', { name: 'character_id', primaryKeyConstraintName: 'event_characters_pk' })
  @Index('event_characters_of')
  characterId: number;

  @ManyToOne(() => HistoricalEventEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'event_characters_event' })
  event: HistoricalEventEntity;

  @ManyToOne(() => CharacterEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'character_id', foreignKeyConstraintName: 'event_characters_character' })
  character: CharacterEntity;
}
