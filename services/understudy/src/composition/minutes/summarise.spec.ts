import {
  renderSummaryRequest,
  SUMMARY_INSTRUCTION,
  type SummaryLine,
} from '@parley/contracts/prompt/summary-prompt';
import { marieCurie } from '../../../test/figures/marie-curie.js';
import { Talk } from '../../../test/figures/talk.js';
import { composeCompletion } from '../compose-completion.js';
import { countWords } from '../language/plain-text.js';
import { summarise } from './summarise.js';

function linesOf(talk: Talk): SummaryLine[] {
  return talk.messages
    .slice(1)
    .map(({ role, content }) => ({ speaker: role === 'user' ? 'guest' : 'figure', text: content }));
}

describe('the minutes of a talk', () => {
  it('say what was asked, what the guest said of themself and what was told', () => {
    const minutes = summarise(
      renderSummaryRequest(null, [
        { speaker: 'guest', text: 'My name is Anna and I teach physics. What did you discover?' },
        {
          speaker: 'figure',
          text: 'That is a good question. In 1898 I found *radium*. It glowed in the dark.',
        },
      ]),
    );
    expect(minutes).toContain('The guest said of themself: "My name is Anna and I teach physics."');
    expect(minutes).toContain('The guest asked: "What did you discover?"');
    expect(minutes).toContain('The figure told: In 1898 I found radium.');
    expect(minutes).not.toContain('glowed');
  });

  it('leave out mere courtesies', () => {
    expect(summarise(renderSummaryRequest(null, [{ speaker: 'guest', text: 'Hello!' }]))).toBe('');
  });

  it('keep the prior minutes, condensed, and what the guest said of themself above all', () => {
    const prior = `The guest said of themself: "I am Anna." ${'The figure told: In 1898 there was much work to do in the old shed. '.repeat(20)}`;
    const lines: SummaryLine[] = [{ speaker: 'guest', text: 'Where were you born?' }];
    const minutes = summarise(renderSummaryRequest(prior.trim(), lines));
    expect(minutes).toContain('I am Anna');
    expect(minutes).toContain('Where were you born?');
    expect(countWords(minutes)).toBeLessThanOrEqual(150);
  });

  it('never exceed 150 words, however long the talk', () => {
    const talk = new Talk(marieCurie);
    for (let turn = 0; turn < 10; turn += 1)
      talk.say(`Tell me about part ${turn} of your life in Paris, please?`);
    const first = summarise(renderSummaryRequest(null, linesOf(talk)));
    expect(countWords(first)).toBeLessThanOrEqual(150);
    expect(countWords(summarise(renderSummaryRequest(first, linesOf(talk))))).toBeLessThanOrEqual(150);
  });

  it('are what a summary request is answered with', () => {
    const request = renderSummaryRequest(null, [{ speaker: 'guest', text: 'Were you married?' }]);
    const messages = [
      { role: 'system', content: SUMMARY_INSTRUCTION },
      { role: 'user', content: request },
    ];
    expect(composeCompletion(messages)).toBe('The guest asked: "Were you married?"');
  });
});
