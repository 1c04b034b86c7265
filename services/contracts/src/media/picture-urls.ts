import { lifeText } from '../text/history-dates.js';
import type { EventTopic } from './event-topic.js';
import { topicOf } from './event-topic.js';
import {
  PICTURE_LINE_MAX_LENGTH,
  PICTURE_NAME_MAX_LENGTH,
  PICTURE_TITLE_MAX_LENGTH,
  PICTURE_WORD_MAX_LENGTH,
  PICTURE_YEARS,
} from './picture.limits.js';

/** What a portrait is drawn from. */
export interface PortraitSubject {
  name: string;
  era: string;
  category: string;
  bornYear: number | null;
}

/** What a vignette is drawn from; the description only helps to find the topic. */
export interface VignetteSubject {
  title: string;
  description?: string;
  year: number;
  month: number;
  day: number;
}

/** Of the drawing style: another one changes every address, so that each can be kept for ever. */
const VERSION = 'v1';
const DRAWN = /^\/media\/(portraits|vignettes)\//;

/** The address of a figure's cameo. The same figure always has the same. */
export function portraitUrl(subject: PortraitSubject): string {
  return address('portraits', 'svg', portraitFields(subject));
}

/** The address of an event's vignette. */
export function vignetteUrl(subject: VignetteSubject): string {
  return address('vignettes', 'svg', vignetteFields(subject));
}

/** The address of the card that stands for a figure where a link is shared: PNG, 1200 × 630. */
export function characterCardUrl(
  subject: PortraitSubject & { diedYear: number | null; description: string },
): string {
  return address('character-cards', 'png', {
    ...portraitFields(subject),
    life: lifeText(subject.bornYear, subject.diedYear),
    line: cut(subject.description, PICTURE_LINE_MAX_LENGTH),
  });
}

/** The address of the card that stands for an event where a link is shared: PNG, 1200 × 630. */
export function eventCardUrl(subject: VignetteSubject & { description: string }): string {
  return address('event-cards', 'png', {
    ...vignetteFields(subject),
    line: cut(subject.description, PICTURE_LINE_MAX_LENGTH),
  });
}

/** Whether the address is that of a drawing, which no other drawing can stand in for. */
export function isDrawn(url: string): boolean {
  return DRAWN.test(url);
}

type Fields = Record<string, string | number | null>;

function portraitFields({ name, era, category, bornYear }: PortraitSubject): Fields {
  return {
    name: cut(name, PICTURE_NAME_MAX_LENGTH),
    era: cut(era, PICTURE_WORD_MAX_LENGTH),
    category: cut(category, PICTURE_WORD_MAX_LENGTH),
    born: bornYear === null ? null : clampYear(bornYear),
  };
}

function vignetteFields({ title, description, year, month, day }: VignetteSubject): Fields {
  const topic: EventTopic = topicOf(title, description);
  return { title: cut(title, PICTURE_TITLE_MAX_LENGTH), year: clampYear(year), month, day, topic };
}

function address(kind: string, extension: string, fields: Fields): string {
  const set = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const search = new URLSearchParams(set.map(([name, value]): [string, string] => [name, String(value)]));
  return `/media/${kind}/${VERSION}.${extension}?${search}`;
}

/** What the service takes: no control characters, no half of a character, not too long. */
function cut(text: string, length: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, length).join('').trim();
}

function clampYear(year: number): number {
  return Math.min(PICTURE_YEARS.max, Math.max(PICTURE_YEARS.min, year));
}
