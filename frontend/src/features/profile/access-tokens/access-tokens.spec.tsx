import type { AccessTokenDto } from '@parley/contracts/wallet/access-token';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../shared/api/query-client';
import { Toaster } from '../../../shared/ui/toaster';
import { AccessTokens } from './access-tokens';

const SECRET = `parley_pat_${'x'.repeat(43)}`;

let tokens: AccessTokenDto[];
let calls: unknown[];
let refusal: Response | null;

function token(about: Partial<AccessTokenDto>): AccessTokenDto {
  return {
    id: 't1',
    name: 'Nightly export',
    ending: 'x9Qd',
    createdAt: '2026-01-01T10:00:00.000Z',
    expiresAt: '2999-01-01T10:00:00.000Z',
    lastUsedAt: null,
    ...about,
  };
}

async function answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (method === 'GET') return Response.json(tokens);
  calls.push([method, path, body && JSON.parse(String(body))]);
  if (refusal) return refusal.clone();
  if (method === 'DELETE') {
    tokens = tokens.filter(({ id }) => !path.endsWith(id));
    return new Response(null, { status: 204 });
  }
  const made = token({ id: 't2', ...(JSON.parse(String(body)) as { name: string }), ending: 'xxxx' });
  tokens = [made, ...tokens];
  return Response.json({ ...made, secret: SECRET }, { status: 201 });
}

beforeEach(() => {
  tokens = [token({})];
  calls = [];
  refusal = null;
  globalThis.fetch = answer as typeof fetch;
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccessTokens />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText('Nightly export');
  return userEvent.setup();
}

it('lists what there is and leads to GraphiQL', async () => {
  await open();
  const row = screen.getByRole('listitem');
  for (const words of ['x9Qd', 'made 1 January 2026', 'never used']) expect(row).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Open GraphiQL' })).toHaveAttribute('href', '/graphiql');
});

it('makes a token and shows its secret once, to be copied', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'Create token' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' My script ');
  await user.clear(screen.getByRole('textbox', { name: 'Days' }));
  await user.type(screen.getByRole('textbox', { name: 'Days' }), '30{Enter}');
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
  expect(calls).toEqual([['POST', '/api/admin/access-tokens', { name: 'My script', expiresInDays: 30 }]]);
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'I have it' }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
});

it.each(['0', '367', '1.5', 'x'])('makes none for %s days', async (days) => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'My script');
  await user.clear(screen.getByRole('textbox', { name: 'Days' }));
  await user.type(screen.getByRole('textbox', { name: 'Days' }), days);
  expect(screen.getByRole('button', { name: 'Create token' })).toBeDisabled();
});

it('says why none was made', async () => {
  refusal = Response.json({ message: 'At most 20 access tokens' }, { status: 409 });
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'One more{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 20 access tokens');
});

it('revokes after asking', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Revoke Nightly export' }));
  expect(calls).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('There are none yet.')).toBeInTheDocument();
  expect(calls).toEqual([['DELETE', '/api/admin/access-tokens/t1', undefined]]);
});
