import { NearPart } from '../../../shared/ui/near-part';

/** For the administrator alone, so its code is not everybody's. */
export function AccessTokensSlot() {
  return <NearPart name="The list of access tokens" load={load} className="min-h-72" />;
}

async function load() {
  const { AccessTokens } = await import('./access-tokens');
  return <AccessTokens />;
}
