/** One message of the talk, told by who spoke. */
export interface Turn {
  role: 'guest' | 'figure';
  text: string;
}

/** A chat message as it arrives, its content already joined to one text. */
export interface ChatMessage {
  role: string;
  content: string;
}

/** The system texts joined, and the turns of the talk in order. */
export interface Conversation {
  system: string;
  turns: Turn[];
}

export function readConversation(messages: ChatMessage[]): Conversation {
  const system = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => content)
    .join('\n\n');
  const turns = messages.flatMap(({ role, content }): Turn[] => {
    if (role === 'user') return [{ role: 'guest', text: content }];
    return role === 'assistant' ? [{ role: 'figure', text: content }] : [];
  });
  return { system, turns };
}
