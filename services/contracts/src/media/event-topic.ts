/** What an event is about: decides the emblem of its vignette. */
export const EVENT_TOPICS = [
  'birth',
  'death',
  'war',
  'space',
  'sky',
  'science',
  'medicine',
  'invention',
  'flight',
  'sea',
  'travel',
  'music',
  'stage',
  'film',
  'art',
  'writing',
  'freedom',
  'crown',
  'law',
  'politics',
  'faith',
  'disaster',
  'discovery',
  'building',
  'trade',
  'sport',
  'time',
  'history',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];

/** In this order: what stands first decides where several words would do. */
const WORDS: [EventTopic, RegExp][] = [
  ['birth', /\b(is|was) (born|baptised)\b|\bbirth of\b|\bchristening\b/i],
  [
    'death',
    /\bdeath of\b|\b(dies|died)\b|\bis (buried|killed)\b|\bexecut|\bassassin|\bmurder|\bides of march\b|\bfuneral/i,
  ],
  [
    'space',
    /\bspace\b|\bsputnik|\bsatellite|\bastronaut|\bcosmonaut|\bapollo \d|\bmoon landing|\brocket|\borbit/i,
  ],
  [
    'sky',
    /\beclipse|\bcomet|\bstars?\b|\bplanet|\bneptune|\buranus|\bpluto\b|\btelescope|\bmoons?\b|\bjupiter\b|\bastronom|\bsupernova/i,
  ],
  [
    'medicine',
    /\bvaccin|\bsurger|\bsurgeon|\bhospital|\bpenicillin|\bmedicine|\bmedical|\bnurs|\bplague|\binfluenza|\bx-rays?\b|\binsulin|\banaesthe|\bheart transplant|\bsmallpox|\bcholera/i,
  ],
  [
    'flight',
    /\baeroplane|\bairplane|\baircraft|\bairship|\bballoon|\bflies\b|\bflew\b|\btakes off\b|\bairliner|\baviat|\bwright brothers|\bpilot/i,
  ],
  [
    'freedom',
    /\bindependen|\bslave|\bemancipat|\bfreedom|\bliberat|\babolish|\bwalks free|\bsuffrage|\bthe vote\b|\bcivil rights|\bsalt march|\bapartheid|\bequal rights|\bfree from/i,
  ],
  [
    'war',
    /\bbattle|\bwars?\b|\bsieges?\b|\brebel|\braids?\b|\binvade|\binvasion|\barmy|\barmies\b|\bsoldiers?\b|\btroops|\bvictory|\bdefeat|\bwaterloo|\btrafalgar|\bagincourt|\bbomb|\bsurrender|\barmistice|\bconquer|\brevolt|\brising\b|\buprising|\bfalls? (of|to)\b|\bwins at\b|\bwounded before|\bcaptured\b|\bcoup\b|\bseizes\b/i,
  ],
  [
    'crown',
    /\bcoronation|\bcrown|\bking\b|\bqueen\b|\bemperor|\bempress|\bthrone|\bpharaoh|\bsultan|\bcaliph|\bprince\b|\bknighted|\bbecomes (king|queen)/i,
  ],
  [
    'music',
    /\bsymphon|\bopera\b|\bconcert|\bcompos|\bsong|\bmusic|\borchestra|\bsonata|\brequiem|\bfigaro|\bballet|\bpiano/i,
  ],
  ['film', /\bfilm|\bcinema|\bmoving pictures|\bacademy award|\btelevision|\bbroadcast/i],
  ['stage', /\btheatre|\btheater|\bis played\b|\bthe globe\b|\bplay\b|\bcomedy|\btragedy|\bfirst night/i],
  [
    'art',
    /\bpaint|\bpicture|\bsculpt|\bstatue|\bmuseum|\bmural|\bexhibition|\bart\b|\bartist|\bgallery|\bphotograph/i,
  ],
  ['trade', /\bcompany\b|\bcoin|\bbank\b|\bstock\b|\btrade\b|\bmarket|\bcurrency|\beuro\b|\bdollar/i],
  [
    'law',
    /\btreaty|\bcharter|\bcharta|\bmagna carta|\bcode\b|\bconstitution|\btrial\b|\bverdict|\bcourt\b|\bdeclaration|\bprotocol|\blaws?\b|\bdecree|\bedict/i,
  ],
  [
    'writing',
    /\bpublish|\bnovel|\bpoem|\bpoet|\bbooks?\b|\bsonnet|\bwrites\b|\bletter\b|\bspeech|\bprinted|\bnewspaper|\bin print|\bdictionary|\bdiary|\bhieroglyph|\bstory\b|\bexaminations\b|\brosetta/i,
  ],
  [
    'science',
    /\bscien|\bphysic|\bchemi|\batom|\bradium|\bradioactiv|\bgravity|\brelativity|\bequation|\bdouble helix|\bdna\b|\belement\b|\bspecies\b|\belectric|\bmagnet|\bnobel|\bexperiment|\bmathematic|\btheorem|\bquantum|\bgenome|\bpaper on\b/i,
  ],
  [
    'invention',
    /\binvent|\bpatent|\bengine\b|\btelephone|\btelegraph|\blocomotive|\brailway|\bmachine|\bcomputer|\blight bulb|\bphonograph|\bweb\b|\binternet/i,
  ],
  [
    'discovery',
    /\bpharaoh|\btomb|\bvalley of the kings|\bexcavat|\barchaeolog|\bruins|\bpole is reached|\bsouth pole|\bnorth pole|\bsummit|\beverest|\bfossil/i,
  ],
  [
    'sea',
    /\bships?\b|\bfleet|\bsails?\b|\bvoyage|\bseas?\b|\bocean|\bnaval|\bmutiny|\bcaptain\b|\btitanic|\bpirate/i,
  ],
  [
    'travel',
    /\bsets? out\b|\bjourney|\bexpedition|\bexplor|\broad to\b|\bcrosses\b|\bcaravan|\benters\b|\breaches\b|\bleaves\b|\barrives|\bsahara|\btravel/i,
  ],
  [
    'disaster',
    /\bearthquake|\berupt|\bvolcan|\bfire\b|\bburns\b|\bburned\b|\bflood|\btsunami|\bfamine|\bexplos|\bsinks\b|\bhurricane/i,
  ],
  [
    'faith',
    /\bpope\b|\bchurch|\btemple|\bmosque|\bcathedral|\bbishop|\bsaint\b|\bprophet|\bbuddh|\breligio|\bmonk|\bpilgrim|\breformation|\btheses/i,
  ],
  [
    'politics',
    /\bparliament|\belect(ed|ion|s)\b|\bpresident|\bsenate|\bgovernment|\brepublic|\bminister|\bunited nations|\bunion\b|\bunite\b|\bcongress|\bstates\b|\bparty\b|\bmarch\b(?! \d)|\bstrike\b/i,
  ],
  ['building', /\bbuilds?\b|\bbuilt\b|\bbridge|\btower\b|\bcanal|\bwall\b|\bpalace|\bfounds?\b|\bfounded/i],
  ['sport', /\bolympic|\bworld cup|\bfootball|\brace\b|\bchampion|\bmarathon|\bcricket|\bchess/i],
  ['time', /\bcalendar|\bclock|\bnew year|\bmidnight/i],
];

/** A story may mention that somebody died without being about it. */
const ONLY_BY_TITLE = new Set<EventTopic>(['birth', 'death']);

/** Judged by the title; where its words say nothing, by the description; else it is simply history. */
export function topicOf(title: string, description = ''): EventTopic {
  const byTitle = WORDS.find(([, words]) => words.test(title));
  const byStory = WORDS.find(([topic, words]) => !ONLY_BY_TITLE.has(topic) && words.test(description));
  return (byTitle ?? byStory)?.[0] ?? 'history';
}
