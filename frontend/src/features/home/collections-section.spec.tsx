import { jest } from '@jest/globals';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { act, fireEvent, screen } from '@testing-library/react';
import { aCharacter } from '../../../test/characters';
import { serve, showPage } from '../../../test/page';
import { CollectionsSection } from './collections-section';

const aCollection = (id: number, characterCount = 9): CollectionDto => ({
  id,
  name: `Collection ${id}`,
  description: `What holds collection ${id} together.`,
  minTokenCost: 0,
  characterCount,
  faces: [],
});

let isStill = false;
beforeEach(() => {
  jest.useFakeTimers();
  isStill = false;
  window.matchMedia = (() => ({
    matches: isStill,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = () => screen.getByRole('tab', { selected: true }).textContent;
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

async function show() {
  const asked = serve({
    'GET /api/collections': [aCollection(1, 0), ...[2, 3, 4, 5, 6].map((id) => aCollection(id))],
    'GET /api/characters': [1, 2, 3, 4].map((id) => aCharacter({ id })),
  });
  showPage(<CollectionsSection renderCard={({ name }) => <p>{name}</p>} />, ['/collections']);
  await pass(100);
  return asked;
}

describe('the collections on the home page', () => {
  it('are the first four that have somebody in them; the first is open, with four of its characters', async () => {
    const asked = await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      [2, 3, 4, 5].map((id) => `Collection ${id}9 characters`),
    );
    expect(open()).toContain('Collection 2');
    const panel = screen.getByRole('tabpanel', { name: /Collection 2/ });
    expect(panel).toHaveTextContent('What holds collection 2 together.');
    expect(panel).toHaveTextContent('Figure 1Figure 2Figure 3Figure 4');
    expect(asked.some(({ path }) => /collection=2&sort=price&limit=4/.test(path))).toBe(true);
  });

  it('open by a press, and by the arrow keys around the ends', async () => {
    await show();
    fireEvent.click(screen.getByRole('tab', { name: /Collection 4/ }));
    expect(open()).toContain('Collection 4');
    await pass(100);
    expect(screen.getByRole('tabpanel', { name: /Collection 4/ })).toHaveTextContent('Figure 1');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'End' });
    expect(open()).toContain('Collection 5');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(open()).toContain('Collection 2');
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('go on by themselves every eight seconds, around the end', async () => {
    await show();
    await pass(7_800);
    expect(open()).toContain('Collection 2');
    for (const id of [3, 4, 5, 2]) {
      await pass(8_000);
      expect(open()).toContain(`Collection ${id}`);
    }
  });

  it.each([
    ['under the pointer', () => fireEvent.pointerEnter(screen.getByRole('region'))],
    ['with the focus in it', () => act(() => screen.getByRole('tab', { selected: true }).focus())],
    ['in a hidden tab', () => hide('hidden')],
    ['when told to', () => fireEvent.click(screen.getByRole('button', { name: 'Stop going on by itself' }))],
  ])('rest %s', async (_name, rest) => {
    await show();
    rest();
    await pass(30_000);
    expect(open()).toContain('Collection 2');
    hide('visible');
  });

  it('go on when the pointer has left', async () => {
    await show();
    fireEvent.pointerEnter(screen.getByRole('region'));
    await pass(30_000);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(8_000);
    expect(open()).toContain('Collection 3');
  });

  it('never move for those who prefer stillness', async () => {
    isStill = true;
    await show();
    await pass(30_000);
    expect(open()).toContain('Collection 2');
    expect(screen.queryByRole('button', { name: 'Stop going on by itself' })).not.toBeInTheDocument();
  });
});
