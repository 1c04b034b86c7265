import { createRequire } from 'node:module';
import type { EventTopic } from '@parley/contracts/media/event-topic';

type IconNode = [tag: string, attributes: Record<string, string>];

const nodes = createRequire(import.meta.url)('lucide-static/icon-nodes.json') as Record<string, IconNode[]>;

/** The sign of a calling, by the first word that a category has in common with the list. */
const CALLINGS: [RegExp, string][] = [
  [/astronom|scien|physic(?!ian)|natural/i, 'telescope'],
  [/chemi|biolog/i, 'flask-conical'],
  [/mathemat|logic/i, 'pi'],
  [/invent|engineer/i, 'cog'],
  [/architect/i, 'drafting-compass'],
  [/sculpt/i, 'hammer'],
  [/artist|paint/i, 'brush'],
  [/writ|poet|novel|author|playwright|journal/i, 'feather'],
  [/music|compos|sing/i, 'eighth-notes'],
  [/act(or|ress)|theat|dance|perform/i, 'drama'],
  [/film|cinema|direct/i, 'clapperboard'],
  [/philosoph|sage|schol|teach|educat/i, 'scroll'],
  [/ruler|king|queen|emper|monarch|pharaoh|sultan/i, 'crown'],
  [/general|warrior|soldier|military|command/i, 'swords'],
  [/leader|politic|states|president|diplomat/i, 'landmark'],
  [/astronaut|cosmonaut|space/i, 'rocket'],
  [/aviat|pilot/i, 'plane'],
  [/explor|travel|navigat/i, 'compass'],
  [/activ|reform|abolition|revolution|freedom/i, 'flame'],
  [/heal|physician|doctor|nurs|medic/i, 'heart-pulse'],
  [/relig|faith|saint|prophet|mystic|spirit|theolog|monk|nun/i, 'sun'],
  [/athlet|sport/i, 'trophy'],
  [/merchant|business|entrepreneur|econom/i, 'coins'],
  [/histor|chronic/i, 'book-open'],
];

const TOPICS: Record<EventTopic, string> = {
  birth: 'sunrise',
  death: 'hourglass',
  war: 'swords',
  space: 'rocket',
  sky: 'telescope',
  science: 'atom',
  medicine: 'stethoscope',
  invention: 'cog',
  flight: 'plane',
  sea: 'sailboat',
  travel: 'compass',
  music: 'eighth-notes',
  stage: 'drama',
  film: 'clapperboard',
  art: 'palette',
  writing: 'feather',
  freedom: 'flame',
  crown: 'crown',
  law: 'scale',
  politics: 'landmark',
  faith: 'church',
  disaster: 'waves-horizontal',
  discovery: 'pickaxe',
  building: 'castle',
  trade: 'coins',
  sport: 'trophy',
  time: 'clock-3',
  history: 'scroll-text',
};

/** A scroll where the category is none that is known. */
export function emblemOfCategory(category: string): string {
  return icon(CALLINGS.find(([words]) => words.test(category))?.[1] ?? 'scroll');
}

export function emblemOfTopic(topic: EventTopic): string {
  return icon(TOPICS[topic]);
}

/** The strokes of an icon, moved so that its 24 × 24 field is centred on 0,0. */
function icon(name: string): string {
  const strokes = nodes[name]!.map(([tag, attributes]) => {
    const set = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${set.join('')}/>`;
  });
  return `<g transform="translate(-12 -12)">${strokes.join('')}</g>`;
}
