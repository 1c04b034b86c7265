import { jest } from '@jest/globals';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCharacter } from '../../../test/characters';
import { createQueryClient } from '../../shared/api/query-client';
import { QUIZ_FIGURES } from './figures';
import { QUIZ_QUESTIONS } from './questions';
import { Quiz } from './quiz';
import { winnerOf } from './quiz.rules';

const fetchMock = jest.fn<typeof fetch>();
const scrolled = jest.fn();
const PATH = [0, 1, 2, 3, 0];
const winner = QUIZ_FIGURES[winnerOf(PATH)];

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  window.matchMedia = (() => ({ matches: true })) as never;
});
afterEach(() => jest.useRealTimers());

/** What the catalog answers to a look-up by name, and to the one for the featured. */
async function showQuiz({
  named = [],
  featured = [],
}: {
  named?: CharacterDto[];
  featured?: CharacterDto[];
}) {
  fetchMock.mockImplementation(async (path) =>
    Response.json(String(path).includes('names') ? named : featured),
  );
  const route = createRootRoute({
    component: () => <Quiz renderStart={(character, label) => <a href={character.slug}>{label}</a>} />,
  });
  const router = createRouter({ routeTree: route, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('group', { name: /Question 1 of 5/ });
}

const options = () => screen.getAllByRole('listitem').map((item) => item.querySelector('button')!);
const question = () => screen.getByRole('heading', { level: 3 });

function answerAll() {
  for (const place of PATH) fireEvent.click(options()[place]!);
}

describe('Quiz', () => {
  it('asks five questions, moves the focus to each new one and says how far along it is', async () => {
    await showQuiz({});
    expect(question()).not.toHaveFocus();
    for (let index = 0; index < 5; index++) {
      expect(question()).toHaveTextContent(QUIZ_QUESTIONS[index]!.question);
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Question ${index + 1} of 5`);
      expect(options()).toHaveLength(4);
      if (index > 0) expect(question()).toHaveFocus();
      fireEvent.click(options()[index % 4]!);
    }
    expect(screen.getByRole('status')).toHaveTextContent('Analysing your answers');
  });

  it('reveals the highest total after two seconds, scrolls there and goes on from the name', async () => {
    await showQuiz({ named: [aCharacter({ name: winner.name, slug: 'the-winner' })] });
    jest.useFakeTimers();
    answerAll();
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: winner.name })).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
    const card = screen.getByRole('article', { name: winner.name });
    for (const text of [
      winner.description,
      winner.famousQuote.text,
      winner.famousQuote.source,
      ...winner.traits,
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: `Talk with ${winner.name}` })).toHaveAttribute(
      'href',
      'the-winner',
    );
  });

  it('is walked with arrow keys and answered with digits', async () => {
    await showQuiz({});
    options()[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(options()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(options()[3]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(question()).toHaveTextContent('Question 2 of 5');
    await userEvent.keyboard('9');
    expect(question()).toHaveTextContent('Question 2 of 5');
    await userEvent.keyboard('4');
    expect(question()).toHaveTextContent('Question 3 of 5');
    await userEvent.keyboard('{ArrowUp}');
    expect(options()[3]).toHaveFocus();
  });

  it('does not take a double click for two answers', async () => {
    await showQuiz({});
    fireEvent.click(options()[0]!, { detail: 1 });
    fireEvent.click(options()[0]!, { detail: 2 });
    expect(question()).toHaveTextContent('Question 2 of 5');
  });

  it('goes back a question, and forgets its answer', async () => {
    await showQuiz({});
    expect(screen.queryByRole('button', { name: 'Previous question' })).not.toBeInTheDocument();
    fireEvent.click(options()[0]!);
    fireEvent.click(screen.getByRole('button', { name: 'Previous question' }));
    expect(question()).toHaveTextContent('Question 1 of 5');
    expect(question()).toHaveFocus();
  });

  it('starts again from the first question with "Take Quiz Again"', async () => {
    await showQuiz({});
    jest.useFakeTimers();
    answerAll();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    fireEvent.click(screen.getByRole('button', { name: 'Take Quiz Again' }));
    expect(question()).toHaveTextContent('Question 1 of 5');
    expect(question()).toHaveFocus();
    answerAll();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('leads to the first featured figure, and says so, where the catalog has nobody of that name', async () => {
    await showQuiz({ featured: [aCharacter({ name: 'Socrates', isFeatured: true })] });
    jest.useFakeTimers();
    answerAll();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: 'Talk with Socrates' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`${winner.name} is not in the reading room`))).toBeInTheDocument();
  });

  it('leads to Discover where there is nobody at all', async () => {
    await showQuiz({});
    jest.useFakeTimers();
    answerAll();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: 'Discover characters' })).toHaveAttribute('href', '/discover');
  });
});
