import { renderPersonaPrompt, type Persona } from '@parley/contracts/prompt/persona-prompt';
import { composeCompletion } from '../../src/composition/compose-completion.js';
import type { ChatMessage } from '../../src/composition/conversation.js';
import { plainText } from '../../src/composition/language/plain-text.js';

/** A guest at the table of a figure; remembers what was said. */
export class Talk {
  readonly messages: ChatMessage[];

  constructor(
    readonly persona: Persona,
    summary: string | null = null,
  ) {
    this.messages = [{ role: 'system', content: renderPersonaPrompt(persona, summary) }];
  }

  /** Says something and gives back the answer, as it is written. */
  say(message: string): string {
    this.messages.push({ role: 'user', content: message });
    const answer = composeCompletion(this.messages);
    this.messages.push({ role: 'assistant', content: answer });
    return answer;
  }
}

/** The answer of a figure that has just sat down. */
export function ask(persona: Persona, message: string): string {
  return new Talk(persona).say(message);
}

/** The years of the facts that the answer tells from their beginning, in order. */
export function factsIn(persona: Persona, answer: string): string[] {
  const said = plainText(answer);
  return persona.dossier.facts
    .map(({ text }) => plainText(text))
    .filter((text) => said.includes(text.slice(0, 40)))
    .sort((one, other) => said.indexOf(one.slice(0, 40)) - said.indexOf(other.slice(0, 40)));
}

/** Whether one of the figure's lines of this kind stands in the answer. */
export function speaks(persona: Persona, kind: keyof Persona['dossier']['voice'], answer: string): boolean {
  const said = plainText(answer);
  return persona.dossier.voice[kind].some((line) => said.includes(plainText(line)));
}

/** Another answer to the first message of a talk, in place of the one given. */
export function askAnew(persona: Persona, message: string, replaced: string): string {
  return composeCompletion([
    { role: 'system', content: renderPersonaPrompt(persona, null, replaced) },
    { role: 'user', content: message },
  ]);
}
