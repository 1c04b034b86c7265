import { voiceLines } from '../phrases/default-voice.js';
import * as phrases from '../phrases/courtesies.js';
import { NOTHING_ASKED, type SmallTalk } from '../reading/reading.js';
import { figureQuestion, reflection } from './closing.js';
import { fill } from './fill.js';
import type { Paragraphs, Scene } from './scene.js';
import { tellFollowUp } from './tell-follow-up.js';
import { isText } from './tell-question.js';

/** Greetings, thanks and the like, in one or two short paragraphs. */
export function tellSmallTalk(scene: Scene, kind: SmallTalk, guestName: string | null): Paragraphs {
  const { chooser, memory } = scene;
  const { dossier } = memory.persona;
  const voice = (of: 'greetings' | 'wellbeing' | 'thanks' | 'farewells') =>
    chooser.fresh(voiceLines(dossier, of))!;
  switch (kind) {
    case 'greeting':
      return asking(scene, [introduced(scene, guestName), voice('greetings')].filter(isText).join(' '), 0.5);
    case 'wellbeing':
      return asking(scene, voice('wellbeing'), 0.6);
    case 'thanks':
      return asking(scene, voice('thanks'), 0.45);
    case 'farewell':
      return [voice('farewells')];
    case 'praise':
      return [chooser.fresh(phrases.PRAISE), reflection(scene)].filter(isText);
    case 'laughter':
      return asking(scene, chooser.fresh(phrases.LAUGHTER)!, 0.8);
    case 'apology':
      return [chooser.fresh(phrases.APOLOGY)!];
    case 'insult':
      return [chooser.fresh(phrases.INSULT)!];
    case 'yes':
    case 'no':
      return afterYesOrNo(scene, kind);
  }
}

function introduced({ chooser }: Scene, name: string | null): string | undefined {
  return name ? fill(chooser.fresh(phrases.INTRODUCED)!, { name }) : undefined;
}

function asking(scene: Scene, line: string, probability: number): Paragraphs {
  if (line.trimEnd().endsWith('?') || !scene.chooser.chance(probability)) return [line];
  return [line, figureQuestion(scene)].filter(isText);
}

/** A bare yes or no carries on the talk: the figure takes up its own thread. */
function afterYesOrNo(scene: Scene, kind: 'yes' | 'no'): Paragraphs {
  const line = scene.chooser.fresh(kind === 'yes' ? phrases.YES : phrases.NO)!;
  if (scene.earlier.length === 0) return asking(scene, line, 1);
  const goingOn = tellFollowUp(scene, kind === 'yes' ? 'more' : 'interest', NOTHING_ASKED);
  return [line, ...goingOn.slice(0, 2)];
}
