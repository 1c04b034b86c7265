import type { Persona } from '@parley/contracts/prompt/persona-prompt';
import type { Turn } from '../conversation.js';
import { foldCase, plainText, wordsOf } from '../language/plain-text.js';
import { isStopWord } from '../language/stop-words.js';
import { readBiography } from './biography.js';
import { isDistress, isSadness } from './feelings.js';
import { readFollowUp } from './follow-up.js';
import { isForeign } from './foreign.js';
import { readGuestName } from './guest-name.js';
import { findLaterThing, type LaterKind } from './later-things.js';
import type { Message, Query, Reading, SmallTalk } from './reading.js';
import { readQuery } from './read-query.js';
import { peelCourtesies } from './small-talk.js';
import { readTampering } from './tampering.js';

export interface MessageContext {
  persona: Persona;
  /** What was said before this message. */
  earlier: Turn[];
  /** The last year of which the figure can know; null when nobody knows. */
  lastYear: number | null;
  /** Whether the figure's facts speak of these words. */
  isKnown: (words: string) => boolean;
}

const QUESTION_START =
  /^(?:and |so |but |\W)*(?:who|whom|whose|what|which|when|where|why|how|did|do|does|are|is|was|were|have|has|had|can|could|would|will|should|shall|may|might|tell|describe|explain|talk|share|give|say|list|name|recount|show|teach|speak|let's|let us)\b/;
const STATEMENT_START =
  /^(?:\W)*(?:i|i'm|i've|i'd|i'll|my|mine|we|we're|our|it|it's|this|that|that's|he|she|they|there|people|someone|maybe|perhaps|because|once|yesterday|today)\b/;
const ADVICE =
  /\b(?:advice|advise|recommend\w*|tips?|any wisdom|lessons? (?:for|to|can|should)|what should i(?! (?:ask|know))|should i|how (?:can|do|should|could|would) (?:i|we|one)\b|teach me|message (?:for|to)|secrets? (?:of|to|for|behind)|what would you (?:say|tell)(?: to)? (?:young|people|the world|me|someone|us|children|your younger)|help me|your younger self|guide me|guidance)/;
const MAXIM =
  /\b(?:meaning of|purpose of life|(?:what (?:is|are|makes)|define)(?: the| a| an| most)? ?(?:true |real |good |great )?(?:love|happiness|truth|beauty|justice|life|success|genius|courage|freedom|wisdom|art|virtue|evil|power|friendship|leader|knowledge)|(?:most important|matters most|matters) in life|what matters|your (?:philosophy|motto|view of life)|life lessons?|what (?:did|has) life (?:teach|taught))\b/;
const VIEW =
  /\b(?:what (?:do|did|would|are) you(?:r)? (?:think|thoughts|say|make) (?:of|about|on|to)|what do you think|your (?:opinions?|views?|thoughts|take)|do you (?:think|agree|believe that)|how do you feel about|why do (?:people|men|women|we)|should (?:we|people|women|men|one)|is it (?:better|right|wrong)|do you prefer)\b/;
const QUOTATION =
  /\b(?:quot(?:e|es|ed|ation|ations)|famous (?:words|sayings?|lines?|phrases?)|sayings?|your own words|best[- ]known (?:line|words|saying)|did you (?:really |ever |actually )?(?:say|write) (?:that|")|most famous (?:thing you|line|sentence))/;
const GUEST_NAME =
  /\b(?:what(?:'s| is| was) my name|do you (?:remember|know) (?:my name|who i am|me)|who am i)\b/;
const ASK_ME =
  /\b(?:ask me (?:something|anything|a question|one)|what (?:would|do) you (?:like|want) to (?:ask|know)|do you have (?:a|any) questions?|your turn to ask)\b/;
const RECAP =
  /\b(?:what (?:did|have) (?:i|we) (?:just |already )?(?:ask|asked|talk|talked|said|say|discuss|discussed|spoken?)|what was my (?:first|last) question|what (?:were|are) we talking about|where (?:were|did) we)\b/;

/** Reads the guest's last message in the light of the conversation. */
export function readMessage(raw: string, context: MessageContext): Message {
  const plain = plainText(raw);
  const text = plain.toLowerCase();
  const guestName = readGuestName(plain);
  if (isDistress(text)) return { reading: { act: 'distress' }, courtesy: null };
  const ownNames = foldCase(context.persona.name)
    .split(/[\s-]+/)
    .filter((word) => !isStopWord(word));
  const { rest, courtesies } = peelCourtesies(text, ownNames);
  if (!rest && courtesies.length > 0) {
    return { reading: { act: 'small-talk', kind: leading(courtesies), guestName }, courtesy: null };
  }
  const isAncient = (context.persona.dossier.bornYear ?? 0) < 0 && (context.lastYear ?? 0) < 0;
  const query = readQuery(plain, rest, { ownNames, isAncient });
  const courtesy = courtesies.includes('thanks')
    ? 'thanks'
    : courtesies.includes('greeting')
      ? 'greeting'
      : null;
  const unwilling = readTampering(rest) ?? readTampering(text);
  if (unwilling) return { reading: { act: 'decline', kind: unwilling, query }, courtesy: null };
  const reading = readRest(rest, query, context, guestName) ?? { act: 'question', query };
  if (isIntroduction(reading, courtesies)) {
    return { reading: { act: 'small-talk', kind: 'greeting', guestName }, courtesy: null };
  }
  return { reading, courtesy };
}

function readRest(
  rest: string,
  query: Query,
  context: MessageContext,
  guestName: string | null,
): Reading | null {
  const hasSpokenBefore = context.earlier.some(({ role }) => role === 'figure');
  const followUp = readFollowUp(rest);
  if (followUp && hasSpokenBefore) return { act: 'follow-up', kind: followUp, query };
  if (followUp === 'more') return { act: 'biography', kind: 'identity', query };
  if (followUp) return { act: 'about-this-talk', kind: 'recap' };
  if (isForeign(rest)) return { act: 'foreign' };
  if (GUEST_NAME.test(rest)) return { act: 'about-this-talk', kind: 'guest-name' };
  if (ASK_ME.test(rest)) return { act: 'about-this-talk', kind: 'ask-me' };
  if (RECAP.test(rest)) return { act: 'about-this-talk', kind: 'recap' };
  const isSad = isSadness(rest);
  if (isSad || isStatement(rest)) return { act: 'statement', isSad, guestName, query };
  if (QUOTATION.test(rest)) return { act: 'quotation', query };
  const later = laterKind(rest, query, context);
  const isAdvice = ADVICE.test(rest);
  if (later && !(isAdvice && later === 'present')) return { act: 'later', kind: later, query };
  if (isAdvice) return { act: 'opinion', kind: 'advice', query };
  const biography = readBiography(rest);
  if (biography && !query.isManifold) return { act: 'biography', kind: biography, query };
  if (MAXIM.test(rest)) return { act: 'opinion', kind: 'maxim', query };
  return VIEW.test(rest) ? { act: 'opinion', kind: 'view', query } : null;
}

function laterKind(rest: string, query: Query, { lastYear, isKnown }: MessageContext): LaterKind | null {
  if (lastYear === null) return null;
  if (query.years.some(({ from }) => from > lastYear)) return 'event';
  return findLaterThing(rest, lastYear, isKnown);
}

function isStatement(text: string): boolean {
  if (text.includes('?') || QUESTION_START.test(text)) return false;
  return STATEMENT_START.test(text) && wordsOf(text).length > 1;
}

/** Of several courtesies in one message, the one that wants an answer most. */
function leading(courtesies: SmallTalk[]): SmallTalk {
  const order: SmallTalk[] = [
    'insult',
    'farewell',
    'wellbeing',
    'thanks',
    'apology',
    'laughter',
    'praise',
    'greeting',
    'yes',
    'no',
  ];
  return order.find((kind) => courtesies.includes(kind))!;
}

/** "Hello, my name is Ann": the introduction is part of the greeting. */
function isIntroduction(reading: Reading, courtesies: SmallTalk[]): boolean {
  if (reading.act !== 'statement' || !reading.guestName || reading.isSad) return false;
  return courtesies.includes('greeting') && reading.query.topics.size === 0;
}
