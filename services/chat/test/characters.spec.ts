import { randomUUID } from 'node:crypto';
import { characterChanged } from '@parley/contracts/catalog/catalog.events';
import { eventually } from '@parley/kit/testing/eventually';
import { collect } from './support/reading.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const chat = chatOnTwoReplicas();

/** Resolves once chat has acted on it. */
const stateChange = async (characterId: number) =>
  chat.actedOn(await chat.state(characterChanged, { characterId }));

describe('a character that changes', () => {
  it('is asked of the catalog once, however many talk to it, and anew after its event', async () => {
    const visitors = Array.from({ length: 10 }, () => chat.visitor());
    const before = chat.catalog.calls;
    await Promise.all(visitors.map((visitor) => visitor.createSession()));
    expect(chat.catalog.calls - before).toBeLessThanOrEqual(1);

    chat.catalog.personas.get(1)!.personality = 'You speak in riddles.';
    await stateChange(1);
    await eventually(async () => {
      const visitor = chat.visitor();
      await visitor.send(await visitor.createSession(), 'Who are you?');
      expect(chat.model.asked.at(-1)!.messages[0]!.content).toContain('You speak in riddles.');
    });
  });

  it('leaves its chats readable when it goes, and refuses to be sent to, until it comes back', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'Farewell?');
    const persona = chat.catalog.personas.get(1)!;
    chat.catalog.personas.delete(1);
    await stateChange(1);
    expect((await visitor.session(session)).body.character.hasLeft).toBe(true);
    expect((await visitor.messages(session)).body).toHaveLength(2);
    const refused = await visitor.send(session, 'Hello?');
    expect([refused.status, refused.body.message]).toEqual([409, 'This character has left Parley.']);
    expect(await visitor.remaining()).toBe(3);

    chat.catalog.personas.set(1, persona);
    await stateChange(1);
    expect((await visitor.session(session)).body.character.hasLeft).toBe(false);
    expect((await visitor.send(session, 'Hello?')).status).toBe(201);
  });

  it('that now costs tokens is locked for visitors', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const { character } = chat.catalog.personas.get(1)!;
    character.tokenCost = 10;
    await stateChange(1);
    const refused = await visitor.send(session, 'Hello?');
    expect([refused.status, refused.body.message]).toEqual([401, 'Log in to unlock']);
    character.tokenCost = 0;
    await stateChange(1);
    expect((await visitor.send(session, 'Hello?')).status).toBe(201);
  });

  it('takes effect once, though the event is delivered twice', async () => {
    const id = randomUUID();
    for (let delivery = 0; delivery < 2; delivery += 1) {
      await chat.database.query('INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)', [
        id,
        characterChanged.name,
        '{"characterId": 1}',
      ]);
      await eventually(async () => expect(await chat.database.query('SELECT FROM outbox')).toHaveLength(0));
    }
    await chat.actedOn(id);
  });

  it('is not called unknown while the catalog is needed and away', async () => {
    const replica = await chat.openReplica({ CATALOG_URL: 'http://127.0.0.1:9' });
    const visitor = chat.visitor().at(replica.url);
    expect((await visitor.call('POST', '/sessions', { characterId: 1 })).status).toBe(503);
    // It would fail to act on events, too.
    await replica.close();
  });
});

describe('the demo', () => {
  const ask = (body: unknown) => chat.visitor().call<{ responses: unknown[] }>('POST', '/demo/ask', body);

  it('answers by each character asked, also a paid one that is featured', async () => {
    const { status, body } = await ask({ question: ' What is time? ', characterIds: [1, 3] });
    expect(status).toBe(200);
    expect(body.responses).toEqual([
      {
        characterId: 1,
        character: 'Ada Lovelace',
        era: 'Victorian England',
        response: 'I remember it well.',
        avatar: '/pictures/figure.png',
      },
      {
        characterId: 3,
        character: 'Leonardo',
        era: 'Victorian England',
        response: 'I remember it well.',
        avatar: '/pictures/figure.png',
      },
    ]);
  });

  it('refuses paid, unknown and too many characters, and questions of no or too much text', async () => {
    expect((await ask({ question: 'Well?', characterIds: [2] })).status).toBe(402);
    expect((await ask({ question: 'Well?', characterIds: [99] })).status).toBe(404);
    expect((await ask({ question: 'Well?', characterIds: [] })).status).toBe(400);
    expect((await ask({ question: 'Well?', characterIds: [1, 2, 3, 4, 5, 6, 7] })).status).toBe(400);
    expect((await ask({ question: ' ', characterIds: [1] })).status).toBe(400);
    expect((await ask({ question: 'x'.repeat(501), characterIds: [1] })).status).toBe(400);
  });

  it('says that the model failed when none could answer', async () => {
    chat.model.script = { status: 500 };
    expect((await ask({ question: 'Well?', characterIds: [1] })).status).toBe(503);
    chat.model.script = {};
    const visitor = chat.visitor();
    expect((await collect(visitor.stream(await visitor.createSession(), 'Still well?'))).text).not.toBe('');
  });
});
