/** What a fact of a life is about; the vocabulary of the content files and of the persona prompt. */
export const FACT_TOPICS = [
  'origins',
  'family',
  'education',
  'love',
  'friendship',
  'rivalry',
  'work',
  'discovery',
  'invention',
  'art',
  'writing',
  'music',
  'war',
  'rule',
  'politics',
  'belief',
  'travel',
  'hardship',
  'daily-life',
  'money',
  'fame',
  'achievement',
  'failure',
  'death',
  'legacy',
  'era',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** The kinds of small talk for which a dossier holds lines in the figure's own manner. */
export const VOICE_KINDS = [
  'greetings',
  'wellbeing',
  'thanks',
  'farewells',
  'unknown',
  'afterMyTime',
  'reflections',
  'questions',
] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** One dated fact of a life, told in the first person. Years before Christ are negative. */
export interface DossierFact {
  year: number;
  topics: FactTopic[];
  text: string;
}

/** An attested saying with its primary source. */
export interface Quotation {
  text: string;
  source: string;
}

/** What is known of a life: facts, places, and lines in the figure's manner of speech. */
export interface Dossier {
  /** Null when unknown. */
  bornYear: number | null;
  /** Null when unknown. */
  diedYear: number | null;
  places: string[];
  languages: string[];
  voice: Record<VoiceKind, string[]>;
  facts: DossierFact[];
  quotations: Quotation[];
}
