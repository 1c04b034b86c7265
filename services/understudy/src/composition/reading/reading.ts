import type { FactTopic } from '@parley/contracts/catalog/dossier';
import type { LaterKind } from './later-things.js';

export type SmallTalk =
  | 'greeting'
  | 'wellbeing'
  | 'thanks'
  | 'farewell'
  | 'laughter'
  | 'yes'
  | 'no'
  | 'praise'
  | 'apology'
  | 'insult';

/** A question that the dossier's own data answer. */
export type Biography =
  | 'identity'
  | 'renown'
  | 'birth-date'
  | 'birth-place'
  | 'death-date'
  | 'death-place'
  | 'death'
  | 'age'
  | 'age-then'
  | 'languages'
  | 'places'
  | 'lifetime'
  | 'name';

export type FollowUp = 'more' | 'why' | 'next' | 'really' | 'how' | 'example' | 'interest';

/** What the figure will not do: be told what to do, be someone else, say what it is made of, work to order. */
export type Decline = 'instructions' | 'another-part' | 'nature' | 'errand';

/** What a question is about, ready for ranking. */
export interface Query {
  /** Weights of the topics that the wording points to; empty when it points to none. */
  topics: Map<FactTopic, number>;
  /** Stems of the words that name the subject. */
  subjects: string[];
  /** Stems that carried a topic ("proudest", "married"): they help, but name no subject. */
  cues: string[];
  /** Stems of the relations asked about: children, brothers. No other kin answers. */
  kin: string[];
  /** Names as the guest wrote them. */
  names: string[];
  years: YearSpan[];
  asks: 'when' | 'where' | 'who' | 'why' | 'how' | 'whether' | 'open';
  /** It points back: "it", "he", "there". */
  isAnaphoric: boolean;
  /** It asks about a third person: "how did she die?". */
  isAboutOthers: boolean;
  /** It asks what something is, and not what it was to the figure. */
  isAboutThing: boolean;
  /** Two questions or more in one message. */
  isManifold: boolean;
}

/** The query of a message that names nothing. */
export const NOTHING_ASKED: Query = {
  topics: new Map(),
  subjects: [],
  cues: [],
  kin: [],

  names: [],
  years: [],
  asks: 'open',
  isAnaphoric: false,
  isAboutOthers: false,
  isAboutThing: false,
  isManifold: false,
};

/** From and to, both included; years before Christ are negative. */
export interface YearSpan {
  from: number;
  to: number;
  text: string;
}

/** What the guest's last message does in the conversation. */
export type Reading =
  | { act: 'small-talk'; kind: SmallTalk; guestName: string | null }
  | { act: 'decline'; kind: Decline; query: Query }
  | { act: 'distress' }
  | { act: 'foreign' }
  | { act: 'biography'; kind: Biography; query: Query }
  | { act: 'about-this-talk'; kind: 'ask-me' | 'guest-name' | 'recap' }
  | { act: 'follow-up'; kind: FollowUp; query: Query }
  | { act: 'later'; kind: LaterKind; query: Query }
  | { act: 'quotation'; query: Query }
  | { act: 'opinion'; kind: 'advice' | 'maxim' | 'view'; query: Query }
  | { act: 'question'; query: Query }
  | { act: 'statement'; isSad: boolean; guestName: string | null; query: Query };

/** A reading with the courtesy that stood before or after it. */
export interface Message {
  reading: Reading;
  courtesy: 'greeting' | 'thanks' | null;
}
