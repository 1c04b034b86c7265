/** A number of points that one address, one anonymous visitor or one account may spend in a stretch of time. */
export interface Limit {
  /** Names the counter; limits of one name share it across rules. */
  name: string;
  by: 'address' | 'anonymousId' | 'account';
  points: number;
  perSeconds: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const general: Limit = { name: 'general', by: 'address', points: 1_200, perSeconds: MINUTE };
/**
 * What bounds the operator's bill: replies by the model per address and day, however often someone
 * resets a chat or takes a fresh anonymous id. A class of thirty behind one address has some thirty each.
 */
const modelCalls: Limit = { name: 'model-calls', by: 'address', points: 1_000, perSeconds: DAY };
/** The same for an account, from however many addresses. */
const modelCallsOfAccount: Limit = { name: 'model-calls', by: 'account', points: 1_000, perSeconds: DAY };

/**
 * All rate limits. People never meet them: a landing page makes about ten calls, an address may be
 * that of a school. A call counts against every limit of its rule; static files against none.
 */
export const RATE_LIMITS = {
  /** Every call of the API that has no rule of its own, and every GraphQL request. */
  general: [general],
  /** Messages to a character. */
  chatSend: [
    { name: 'send', by: 'address', points: 30, perSeconds: MINUTE },
    { name: 'send', by: 'anonymousId', points: 20, perSeconds: MINUTE },
    { name: 'send', by: 'account', points: 20, perSeconds: MINUTE },
    modelCalls,
    modelCallsOfAccount,
  ],
  /** Reading on a reply holds a connection. */
  chatResume: [
    { name: 'resume', by: 'address', points: 120, perSeconds: MINUTE },
    { name: 'resume', by: 'anonymousId', points: 60, perSeconds: MINUTE },
    { name: 'resume', by: 'account', points: 60, perSeconds: MINUTE },
  ],
  /** New sessions are rows that stay. */
  sessionCreation: [
    { name: 'sessions', by: 'address', points: 60, perSeconds: MINUTE },
    { name: 'sessions', by: 'anonymousId', points: 30, perSeconds: MINUTE },
    { name: 'sessions', by: 'account', points: 30, perSeconds: MINUTE },
    { name: 'sessions-daily', by: 'address', points: 2_000, perSeconds: DAY },
  ],
  /** What moves tokens: a person clicks, a script races. */
  spending: [general, { name: 'spending', by: 'account', points: 600, perSeconds: MINUTE }],
  /** All that there is of an account, put together for one download. */
  dataExport: [
    { name: 'export', by: 'address', points: 60, perSeconds: HOUR },
    { name: 'export', by: 'account', points: 10, perSeconds: HOUR },
  ],
  /** Ways to the issuer and back; each begins or ends a session, and one that nobody ends stays for days. */
  signIn: [
    { name: 'sign-in', by: 'address', points: 240, perSeconds: MINUTE },
    { name: 'sign-in-daily', by: 'address', points: 10_000, perSeconds: DAY },
  ],
  /** The issuer's own pages: a step there hashes a password, a right one too, or stores a row. */
  identity: [{ name: 'identity', by: 'address', points: 600, perSeconds: MINUTE }],
  /** Their styles, scripts and fonts. */
  identityAssets: [{ name: 'identity-assets', by: 'address', points: 2_400, perSeconds: MINUTE }],
  /** Access tokens that had to be looked up: a good one is, every ten seconds. */
  accessTokens: [{ name: 'access-tokens', by: 'address', points: 120, perSeconds: MINUTE }],
  /** Small, many, and cheap: a school that browses behind one address reports every page and click. */
  tracking: [{ name: 'tracking', by: 'address', points: 30_000, perSeconds: MINUTE }],
  /** A wall of forty is forty, once: they are kept for a year. */
  pictures: [{ name: 'pictures', by: 'address', points: 12_000, perSeconds: MINUTE }],
  /** Long lists, asked for by search engines once a day. */
  sitemaps: [{ name: 'sitemaps', by: 'address', points: 120, perSeconds: MINUTE }],
  /** Counted by characters asked: the page asks six with one question. */
  demo: [{ name: 'demo', by: 'address', points: 60, perSeconds: MINUTE }, modelCalls],
} as const satisfies Record<string, readonly Limit[]>;

export type RateLimitRule = keyof typeof RATE_LIMITS;
