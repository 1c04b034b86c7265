import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Costs {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COSTS: Costs = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The same password typed on another keyboard may come as other code points. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const prefixOf = ({ memory, passes, parallelism }: Costs) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** The password's argon2id hash in PHC format, with a new salt. */
export async function hashPassword(password: string, costs: Costs = COSTS): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    ...costs,
    message: bytesOf(password),
    nonce,
    tagLength: HASH_BYTES,
  });
  return `${prefixOf(costs)}${encoded(nonce)}$${encoded(hash)}`;
}

/** Whether the hash is this password's. Throws on a hash that is not in PHC format. */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const found = PHC.exec(stored);
  if (!found) throw new Error('A stored password hash is not readable.');
  const [, memory, passes, parallelism, salt, hash] = found as unknown as [string, ...string[]];
  const expected = Buffer.from(hash!, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: bytesOf(password),
    nonce: Buffer.from(salt!, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** Whether the hash was made at other costs than today's, so that it should be made anew. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefixOf(COSTS));
}
