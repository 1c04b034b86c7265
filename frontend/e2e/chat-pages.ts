import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

const UNDERSTUDY_URL = process.env.UNDERSTUDY_URL ?? 'http://127.0.0.1:3010';
const CHAT_URL = /\/chat\/[0-9a-f-]{36}$/;

/** A conversation as its visitor sees it. */
export class ChatPage {
  readonly letters: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly replies: Locator;
  readonly notes: Locator;
  readonly limitDialog: Locator;

  constructor(readonly page: Page) {
    this.letters = page.getByRole('log');
    this.input = page.getByRole('textbox', { name: /^Message to/ });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.stop = page.getByRole('button', { name: 'Stop' });
    this.replies = this.letters.getByRole('article', { name: 'Albert Einstein' });
    this.notes = this.letters.getByRole('article', { name: 'You' });
    this.limitDialog = page.getByRole('dialog', { name: 'Message limit reached' });
  }

  /** Starts a new conversation with Albert Einstein. */
  async open(): Promise<void> {
    await this.page.goto('/talk-to/albert-einstein');
    await expect(this.page).toHaveURL(CHAT_URL);
    await expect(this.letters).toBeVisible();
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
    await expect(this.notes.last()).toContainText(text);
  }

  /** Sends, and waits for the whole reply. */
  async ask(text: string): Promise<void> {
    const before = await this.replies.count();
    await this.say(text);
    await expect(this.replies).toHaveCount(before + 1, { timeout: 20_000 });
    await this.replyIsComplete();
  }

  async replyIsComplete(): Promise<void> {
    await expect(this.stop).toBeHidden({ timeout: 25_000 });
    await expect(this.replies.last().locator('time')).toBeVisible();
  }

  /** What the server has stored, as the page itself reads it. */
  async stored(): Promise<{ id: string; role: string; content: string; unanswered: boolean }[]> {
    return this.page.evaluate(async () => {
      const id = localStorage.getItem('anonymousSessionId');
      const query = id ? `?anonymousSessionId=${id}` : '';
      const response = await fetch(
        `/api${location.pathname.replace('/chat/', '/chat/sessions/')}/messages${query}`,
      );
      return response.json();
    });
  }

  /** The newest reply on the page is the stored one, to the letter (markers of format aside). */
  async expectStoredReply(): Promise<void> {
    const newest = (await this.stored()).findLast(({ role }) => role === 'assistant');
    const words = (text: string) => text.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, '');
    const shown = await this.replies.last().locator('.letter').innerText();
    expect(words(shown)).toBe(words(newest?.content ?? ''));
  }
}

/** How fast the understudy speaks. */
interface Pace {
  firstTokenMs: number;
  /** 0 is all at once. */
  tokensPerSecond: number;
}

export async function readPace(): Promise<Pace> {
  return (await control('GET', '/pace')) as Pace;
}

export async function setPace(pace: Pace): Promise<void> {
  await control('POST', '/pace', pace);
}

/** What goes wrong with the understudy next. */
export async function setFault(fault: {
  kind: 'slow' | 'stall' | 'cut' | 'status-429' | 'status-500' | 'garbage';
  times: number;
  afterTokens?: number;
  delayMs?: number;
}): Promise<void> {
  await control('POST', '/faults', fault);
}

/** Nothing goes wrong any more, and chat knows: after many failures it asks no model for some seconds. */
export async function endFaults(request: APIRequestContext): Promise<void> {
  await control('DELETE', '/faults');
  const [{ id }] = await (await request.get('/api/characters?free=true&limit=1')).json();
  const data = { question: 'Are you there?', characterIds: [id] };
  await expect.poll(async () => (await request.post('/api/demo/ask', { data })).ok()).toBe(true);
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(UNDERSTUDY_URL + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return response.json();
}
