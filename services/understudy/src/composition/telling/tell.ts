import { DISTRESS } from '../phrases/courtesies.js';
import { voiceLines } from '../phrases/default-voice.js';
import { NOTHING_ASKED, type Message, type Reading } from '../reading/reading.js';
import type { Paragraphs, Scene } from './scene.js';
import { tellDecline } from './tell-decline.js';
import { tellAboutThisTalk, tellForeign, tellStatement } from './tell-guest.js';
import { tellLater } from './tell-later.js';
import { tellOpinion, tellQuotation } from './tell-opinion.js';
import { tellBiography } from './tell-biography.js';
import { tellFollowUp } from './tell-follow-up.js';
import { tellQuestion } from './tell-question.js';
import { tellSmallTalk } from './tell-small-talk.js';

const PARAGRAPHS_AT_MOST = 4;

/** The figure's answer to a message that was read. */
export function tell(scene: Scene, { reading, courtesy }: Message): string {
  const answer = tellReading(scene, reading);
  return [...courtesyLine(scene, courtesy), ...answer].slice(0, PARAGRAPHS_AT_MOST).join('\n\n');
}

function tellReading(scene: Scene, reading: Reading): Paragraphs {
  switch (reading.act) {
    case 'small-talk':
      return tellSmallTalk(scene, reading.kind, reading.guestName);
    case 'decline':
      return tellDecline(scene, reading.kind, reading.query);
    case 'distress':
      return [DISTRESS];
    case 'foreign':
      return tellForeign(scene, NOTHING_ASKED);
    case 'biography':
      return tellBiography(scene, reading.kind, reading.query);
    case 'about-this-talk':
      return tellAboutThisTalk(scene, reading.kind);
    case 'follow-up':
      return tellFollowUp(scene, reading.kind, reading.query);
    case 'later':
      return tellLater(scene, reading.kind, reading.query);
    case 'quotation':
      return tellQuotation(scene, reading.query);
    case 'opinion':
      return tellOpinion(scene, reading.kind, reading.query);
    case 'statement':
      return tellStatement(scene, reading.isSad, reading.guestName, reading.query);
    case 'question':
      return tellQuestion(scene, reading.query);
  }
}

/** Whoever greets and asks in one breath is greeted, too, when they come in. */
function courtesyLine({ chooser, earlier, memory }: Scene, courtesy: Message['courtesy']): Paragraphs {
  const { dossier } = memory.persona;
  if (courtesy === 'greeting' && earlier.length === 0) {
    const line = chooser.fresh(voiceLines(dossier, 'greetings').filter((one) => !one.includes('?')));
    return line ? [line] : [];
  }
  return courtesy === 'thanks' ? [chooser.fresh(voiceLines(dossier, 'thanks'))!] : [];
}
