import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, type Answers, refusal, serve, showPage } from '../../../test/page';
import { TokenBalance } from '../../shared/tokens/token-balance';
import { DailyTokensButton } from './daily-tokens-button';

const STATUS = 'GET /api/user/daily-tokens/status';
const CLAIM = 'POST /api/user/daily-tokens';
const NOW = Date.parse('2026-03-15T12:00:00.000Z');

const open = { canClaim: true, cooldownEndTime: null, tokenAmount: 12 };
const waiting = (leftMs: number) => ({
  canClaim: false,
  cooldownEndTime: new Date(NOW + leftMs).toISOString(),
  tokenAmount: 12,
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

async function show(answers: Answers) {
  const asked = serve({
    'GET /api/auth/user': aUser(),
    'GET /api/user/tokens': { tokens: 25 },
    ...answers,
  });
  const page = showPage(
    <>
      <TokenBalance />
      <DailyTokensButton />
    </>,
  );
  await pass(50);
  return { asked, ...page };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Beside it there is the toast's Close. */
const button = () => screen.getAllByRole('button')[0]!;
const readings = (asked: { path: string }[]) => asked.filter(({ path }) => path.endsWith('/status')).length;

describe('the button of the daily tokens', () => {
  it('says how many there are to be taken', async () => {
    await show({ [STATUS]: open });
    expect(button()).toHaveTextContent(/^\+12 Daily Tokens$/);
  });

  it('says 10 where the number is not given', async () => {
    await show({ [STATUS]: { canClaim: true, cooldownEndTime: null } });
    expect(button()).toHaveTextContent(/^\+10 Daily Tokens$/);
  });

  it('claims once for two presses, without a body: the balance grows, and the countdown begins', async () => {
    const claimed = { tokens: 37, tokenAmount: 12, cooldownEndTime: waiting(86_400_000).cooldownEndTime };
    const { asked, container } = await show({
      [STATUS]: open,
      [CLAIM]: () => new Promise((resolve) => setTimeout(resolve, 300, claimed)),
    });
    fireEvent.click(button());
    fireEvent.click(button());
    await pass(100);
    expect(button()).toHaveTextContent('Claiming...');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button());
    await pass(400);
    const claims = asked.filter(({ method }) => method === 'POST');
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({ path: '/api/user/daily-tokens', body: undefined });
    expect(claims[0]!.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(claims[0]!.headers).not.toHaveProperty('Content-Type');
    expect(container.querySelector('[data-movement]')).toHaveTextContent('+12');
    await pass(700);
    expect(screen.getByText('37 tokens')).toBeInTheDocument();
    expect(button()).toHaveTextContent(/23h 59m$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts down in hours, minutes and seconds', async () => {
    await show({ [STATUS]: waiting(3_601_000) });
    expect(button()).toHaveTextContent(/1h 0m$/);
    await pass(2_000);
    expect(button()).toHaveTextContent(/59m 59s$/);
    await pass(3_540_000);
    expect(button()).toHaveTextContent(/ 59s$/);
  });

  it('reads the status again when the countdown reaches zero', async () => {
    let status: object = waiting(2_000);
    const { asked } = await show({ [STATUS]: () => status });
    await pass(1_000);
    expect(readings(asked)).toBe(1);
    status = open;
    await pass(1_000);
    expect(readings(asked)).toBe(2);
    expect(button()).toHaveTextContent(/^\+12 Daily Tokens$/);
  });

  it('says "Processing..." while the countdown is over and the server has not said so, and looks again', async () => {
    let status: object = waiting(1_000);
    const { asked } = await show({ [STATUS]: () => status });
    await pass(1_100);
    expect(button()).toHaveTextContent('Processing...');
    status = open;
    await pass(1_600);
    expect(button()).toHaveTextContent(/^\+12 Daily Tokens$/);
    expect(readings(asked)).toBe(3);
  });

  it('is polled every 30 seconds near the end', async () => {
    const { asked } = await show({ [STATUS]: waiting(200_000) });
    await pass(31_000);
    expect(readings(asked)).toBe(2);
  });

  it('says what the server said when a claim fails, and what is so now', async () => {
    let status: object = open;
    await show({
      [STATUS]: () => status,
      [CLAIM]: () => {
        status = waiting(60_000);
        return refusal(409, { message: 'Daily tokens already claimed' });
      },
    });
    fireEvent.click(button());
    await pass(200);
    expect(button()).toHaveTextContent(/1m 0s|59s/);
    jest.useRealTimers();
    await waitFor(() => expect(screen.getAllByText('Failed to claim tokens')[0]).toBeInTheDocument());
    expect(screen.getAllByText('Daily tokens already claimed')[0]).toBeInTheDocument();
  });

  it('asks to try later when a claim fails and the server says nothing', async () => {
    await show({ [STATUS]: open, [CLAIM]: new Response('', { status: 404 }) });
    fireEvent.click(button());
    await pass(200);
    jest.useRealTimers();
    await waitFor(() => expect(screen.getAllByText('Failed to claim tokens')[0]).toBeInTheDocument());
    expect(screen.getAllByText('Please try again later.')[0]).toBeInTheDocument();
  });

  it('can be tried again when the status could not be read', async () => {
    let status: unknown = refusal(404);
    await show({ [STATUS]: () => status });
    expect(button()).toHaveTextContent('Try again');
    status = open;
    fireEvent.click(button());
    await pass(100);
    expect(button()).toHaveTextContent(/^\+12 Daily Tokens$/);
  });
});
