import type { CatalogCall } from '../fakes/fake-catalog.js';
import type { ChatCall } from '../fakes/fake-chat.js';
import type { WalletCall } from '../fakes/fake-wallet.js';

/** A REST call and the GraphQL field that is the same. */
export interface Twin {
  /** The route's pattern and, where it has parameters, an example of it. */
  route: string;
  path?: string;
  body?: object;
  kind: 'query' | 'mutation';
  field: string;
  args?: Record<string, unknown>;
  /** The internal call behind both, and the service that takes it. */
  call: CatalogCall | ChatCall | WalletCall | null;
  of?: 'catalog' | 'chat' | 'wallet';
  /** Who asks; by default a visitor, who is signed out. */
  as?: 'user' | 'admin';
  /** What the REST answer is, of the field's value; all of it by default. */
  part?: (value: never) => unknown;
  /** The path of the selection: fields that the REST answer does not have. */
  without?: string[];
}

/** 204 says it all. */
export function nothingWhenGone(isGone: boolean) {
  return isGone ? null : isGone;
}
