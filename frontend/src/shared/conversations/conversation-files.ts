import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto, SessionExportDto } from '@parley/contracts/chat/session';
import { dateText, lifeText } from '@parley/contracts/text/history-dates';
import { foldedSlug } from '@parley/contracts/text/slug';
import { markdownOf, plainMarkdown } from '../text/markdown';

export type FileFormat = 'markdown' | 'json';

const KINDS: Record<FileFormat, { ending: string; type: string }> = {
  markdown: { ending: 'md', type: 'text/markdown;charset=utf-8' },
  json: { ending: 'json', type: 'application/json' },
};

export interface ConversationFile {
  name: string;
  type: string;
  text: string;
}

/** A conversation to take along, named by its figure and the day it began. */
export function conversationFile(
  session: ChatSessionDto,
  messages: readonly MessageDto[],
  format: FileFormat,
): ConversationFile {
  const { ending, type } = KINDS[format];
  const begun = new Date(session.createdAt);
  const day = [begun.getFullYear(), begun.getMonth() + 1, begun.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return {
    name: `${foldedSlug(session.character.slug) || 'conversation'}-${day}.${ending}`,
    type,
    text: format === 'json' ? asJson(session, messages) : asMarkdown(session, messages),
  };
}

function asJson(session: ChatSessionDto, messages: readonly MessageDto[]): string {
  const file: SessionExportDto = {
    id: session.id,
    title: session.title,
    characterId: session.characterId,
    characterName: session.character.name,
    createdAt: session.createdAt,
    updatedAt: session.updatedAt,
    messages: messages.map(({ id, role, content, createdAt }) => ({ id, role, content, createdAt })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function asMarkdown(
  { title, character, createdAt }: ChatSessionDto,
  messages: readonly MessageDto[],
): string {
  const { name, era, bornYear, diedYear } = character;
  const about = [era, lifeText(bornYear, diedYear)].filter(Boolean).join(', ');
  const head = [
    `# ${plainMarkdown(title)}`,
    `A conversation with ${plainMarkdown(name)} (${plainMarkdown(about)}), begun on ${dayOf(new Date(createdAt))}.`,
    `*An AI portrayal by Parley: what ${plainMarkdown(name)} says here can be wrong.*`,
    '---',
  ];
  const letters = messages.flatMap(({ role, content, createdAt: at }) => [
    `**${plainMarkdown(role === 'user' ? 'You' : name)}**, ${momentOf(new Date(at))}`,
    markdownOf(content),
  ]);
  return `${[...head, ...letters].join('\n\n')}\n`;
}

function dayOf(date: Date): string {
  return dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

function momentOf(date: Date): string {
  const clock = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${dayOf(date)}, ${clock}`;
}
