import type { AccessTokenDto, NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http';

const PATH = '/api/admin/access-tokens';

/** The administrator's own tokens. */
export function accessTokensQuery() {
  return queryOptions({
    queryKey: [PATH],
    queryFn: ({ signal }) => requestJson<AccessTokenDto[]>(PATH, { signal }),
  });
}

export interface NewToken {
  name: string;
  expiresInDays: number;
}

/** The answer holds the secret, once. */
export function createAccessToken(body: NewToken): Promise<NewAccessTokenDto> {
  return requestJson<NewAccessTokenDto>(PATH, { method: 'POST', body });
}

export function revokeAccessToken(id: string): Promise<void> {
  return requestJson<void>(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
