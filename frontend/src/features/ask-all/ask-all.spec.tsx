import { jest } from '@jest/globals';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { aCharacter } from '../../../test/characters';
import { createQueryClient } from '../../shared/api/query-client';
import { AskAll } from './ask-all';

const SORRY = "I apologize, but I'm having trouble generating responses right now. Please try again later.";
const NAMES = ['Ada', 'Bach', 'Cleopatra'];
const FIGURES = NAMES.map((name, at) => aCharacter({ id: at + 1, name, isFeatured: true }));

const fetchMock = jest.fn<typeof fetch>();
let warned: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  window.matchMedia = (() => ({ matches: true })) as never;
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
});

type Answers = (question: string, id: number) => Promise<Response>;

const says: Answers = async (question, id) =>
  Response.json({ responses: [{ characterId: id, response: `${NAMES[id - 1]} on ${question}` }] });
const fails: Answers = async () => new Response('{"message":"away"}', { status: 503 });

async function showDemo(
  answers: Answers,
  characters: Record<string, CharacterDto[]> = { featured: FIGURES },
) {
  fetchMock.mockImplementation(async (path, init) => {
    if (path !== '/api/demo/ask') {
      return Response.json(
        (String(path).includes('featured') ? characters.featured : characters.first) ?? [],
      );
    }
    const { question, characterIds } = JSON.parse(String(init?.body)) as {
      question: string;
      characterIds: number[];
    };
    return answers(question, characterIds[0]!);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AskAll
        renderStart={(one, label) => <a href={one.slug}>{label}</a>}
        Words={({ text }) => <p>{text}</p>}
      />
    </QueryClientProvider>,
  );
  const seats = characters.featured?.length ? characters.featured : characters.first;
  if (seats?.length) await screen.findByRole('heading', { name: seats[0]!.name });
  jest.useFakeTimers();
}

const box = () => screen.getByRole('textbox', { name: /Your question/ });
const askButton = () => screen.getByRole('button', { name: 'Ask' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const answers = () => screen.queryAllByText(/ on /).map((answer) => answer.textContent);
const asked = () => fetchMock.mock.calls.filter(([path]) => path === '/api/demo/ask');

async function askFor(question: string) {
  fireEvent.change(box(), { target: { value: question } });
  fireEvent.submit(box().closest('form')!);
  await pass(0);
}

describe('AskAll', () => {
  it('asks nothing while the box holds only white space', async () => {
    await showDemo(says);
    expect(askButton()).toBeDisabled();
    await askFor('   ');
    expect(askButton()).toBeDisabled();
    expect(asked()).toHaveLength(0);
    fireEvent.change(box(), { target: { value: ' Why? ' } });
    expect(askButton()).toBeEnabled();
    expect(box()).toHaveAttribute('maxlength', '500');
  });

  it('makes one call for each figure, with the trimmed question', async () => {
    await showDemo(says);
    await askFor('  Why?  ');
    expect(asked().map(([, init]) => JSON.parse(String(init?.body)))).toEqual(
      [1, 2, 3].map((id) => ({ question: 'Why?', characterIds: [id] })),
    );
  });

  it('shows the answers 300 ms apart in the order of the figures, placeholders for the rest', async () => {
    await showDemo(says);
    await askFor('life');
    expect(answers()).toEqual([]);
    for (let count = 1; count <= 3; count++) {
      await pass(300);
      expect(answers()).toEqual(NAMES.slice(0, count).map((name) => `${name} on life`));
      expect(screen.getAllByRole('article')).toHaveLength(3);
      expect(screen.getByRole('status')).toHaveTextContent(count < 3 ? `${count} of 3` : '3 answers');
    }
    expect(screen.getAllByRole('link', { name: /Continue this conversation/ })).toHaveLength(3);
  });

  it('logs a figure that could not be asked and leaves it out', async () => {
    await showDemo((question, id) => (id === 2 ? fails : says)(question, id));
    await askFor('life');
    await pass(900);
    expect(answers()).toEqual(['Ada on life', 'Cleopatra on life']);
    expect(screen.queryByText('Bach')).not.toBeInTheDocument();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('shows one fallback card when nobody could be asked, and everybody again with the next question', async () => {
    let isAway = true;
    await showDemo((question, id) => (isAway ? fails : says)(question, id));
    await askFor('life');
    await pass(600);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Demo');
    expect(card).toHaveTextContent('Error');
    expect(card).toHaveTextContent(SORRY);
    isAway = false;
    await askFor('death');
    await pass(900);
    expect(answers()).toEqual(NAMES.map((name) => `${name} on death`));
  });

  it('does not ask twice while a round is running', async () => {
    await showDemo(says);
    await askFor('life');
    await askFor('death');
    fireEvent.click(screen.getAllByRole('button', { name: /\?$/ })[0]!);
    fireEvent.click(askButton());
    expect(asked()).toHaveLength(3);
    await pass(900);
    await askFor('death');
    expect(asked()).toHaveLength(6);
    expect(answers()).toEqual([]);
    await pass(900);
    expect(answers()).toEqual(NAMES.map((name) => `${name} on death`));
  });

  it('has four quick questions, each asked at a press', async () => {
    await showDemo(says);
    const quick = screen.getAllByRole('button', { name: /\?$/ });
    expect(quick).toHaveLength(4);
    fireEvent.click(quick[1]!);
    await pass(900);
    expect(box()).toHaveValue(quick[1]!.textContent);
    expect(answers()).toContain(`Ada on ${quick[1]!.textContent}`);
  });

  it('seats six featured figures at the most', async () => {
    const many = Array.from({ length: 9 }, (_, id) => aCharacter({ id: id + 1, isFeatured: true }));
    await showDemo(says, { featured: many });
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('seats the first figures where nobody is featured', async () => {
    await showDemo(says, { featured: [], first: FIGURES.slice(0, 2) });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('apologises where there is nobody to ask', async () => {
    await showDemo(says, { featured: [], first: [] });
    await pass(100);
    await askFor('life');
    expect(screen.getByText(SORRY)).toBeInTheDocument();
    await askFor('death');
    expect(screen.getByText(SORRY)).toBeInTheDocument();
  });
});
