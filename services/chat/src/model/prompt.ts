import type { PersonaDto } from '@parley/contracts/catalog/character';
import { renderPersonaPrompt } from '@parley/contracts/prompt/persona-prompt';
import { HISTORY_ROWS, type HistoryRow } from '../turns/open-turn.parts.js';
import type { ModelMessage } from './model.client.js';

const CHARACTERS_PER_TOKEN = 4;

export interface Prompt {
  messages: ModelMessage[];
  /** True when older messages did not fit: they belong into the running summary. */
  isTruncated: boolean;
}

/** A conversation as far as it is shown to the model. */
export interface Talk {
  summary: string | null;
  /** Oldest first. */
  history: HistoryRow[];
  /** The message to answer. */
  content: string;
  /** The answer that it has, when another is wanted. */
  replaced: string | null;
}

/**
 * What the model sees: the persona with the running summary, as much of the recent conversation as
 * fits the budget, the new message.
 */
export function buildPrompt(
  persona: PersonaDto,
  { summary, history, content, replaced }: Talk,
  tokenBudget: number,
): Prompt {
  const fitting = newestWithin(history, tokenBudget);
  const recent = fitting.length > 0 ? fitting : history.slice(-1).map((row) => endOf(row, tokenBudget));
  const { character, personality, dossier } = persona;
  const { name, era, description } = character;
  const system = renderPersonaPrompt({ name, era, description, personality, dossier }, summary, replaced);
  return {
    messages: [
      { role: 'system', content: system },
      ...recent.map(({ role, content: text }) => ({ role, content: text })),
      { role: 'user', content },
    ],
    isTruncated: recent.length < history.length || history.length >= HISTORY_ROWS,
  };
}

/** The newest messages whose tokens fit the budget, oldest first. */
export function newestWithin(history: HistoryRow[], tokenBudget: number): HistoryRow[] {
  let left = tokenBudget;
  const cut = history.findLastIndex(({ content }) => (left -= estimateTokens(content)) < 0);
  return history.slice(cut + 1);
}

/** The end of a message that is too long to be shown whole: better than no context at all. */
function endOf(row: HistoryRow, tokenBudget: number): HistoryRow {
  return { ...row, content: row.content.slice(-CHARACTERS_PER_TOKEN * tokenBudget).toWellFormed() };
}

/** A safe guess without any model's vocabulary: four characters a token, and some for the frame. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN) + 4;
}
