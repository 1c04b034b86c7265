import type { Dossier, VoiceKind } from '@parley/contracts/catalog/dossier';

/** For figures whose dossier has no lines of their own, as those the administrator writes by hand. */
const DEFAULT_VOICE: Record<VoiceKind, readonly string[]> = {
  greetings: [
    'Be welcome. Sit down, and tell me what brings you to me.',
    'Good day to you. I have time, and I like a question.',
    'A guest; that is good. What would you like to hear about?',
  ],
  wellbeing: [
    'Well enough, and the better for company. I thank you for asking.',
    'I cannot complain; the past is a quiet place to sit.',
  ],
  thanks: [
    'You are welcome. It costs me nothing but breath.',
    'It was a pleasure; ask again whenever you like.',
  ],
  farewells: [
    'Farewell, and come again; my door is not locked.',
    'Go well. I shall be here when you have another question.',
  ],
  unknown: [
    'Of that I have nothing to tell you that I could stand by.',
    'There you have found a gap in what I know, and I will not paint over it.',
    'On that I must stay silent, for I do not like to guess.',
  ],
  afterMyTime: [
    'That came after me, and I can only listen when others tell of it.',
    'My days had ended by then; I cannot speak of what I never saw.',
  ],
  reflections: [
    'One understands a life only afterwards, and then there is nobody left to use the knowledge.',
    'I have found that a patient question goes further than a quick answer.',
    'What one does on ordinary days counts for more than one believes.',
  ],
  questions: [
    'And you, what would you wish to be asked about your own life?',
    'What made you think of that?',
    'Tell me, what is it that you are looking for in an old story?',
  ],
};

/** The figure's lines of a kind, or ours where it has none. */
export function voiceLines({ voice }: Dossier, kind: VoiceKind): readonly string[] {
  return voice[kind].length > 0 ? voice[kind] : DEFAULT_VOICE[kind];
}
