import { cleanTitle } from './title.rules.js';

describe('a title as a model writes it', () => {
  it.each([
    ['On the radium experiments', 'On the radium experiments'],
    ['"On the radium experiments."', 'On the radium experiments'],
    ['\n\n **Title: Radium and its price** \n\nI hope you like it!', 'Radium and its price'],
    ['« Les expériences sur le radium »', 'Les expériences sur le radium'],
    ['# Engines that weave', 'Engines that weave'],
    ['The "Great" engine', 'The Great engine'],
    ['What is courage?', 'What is courage?'],
    ['Letters to Charles B.', 'Letters to Charles B.'],
    ["Ada's engine", "Ada's engine"],
    ['Tabs\tand  spaces', 'Tabs and spaces'],
  ])('%j becomes %j', (said, title) => {
    expect(cleanTitle(said)).toBe(title);
  });

  it('is cut between words where it is too long', () => {
    const title = cleanTitle('experiments '.repeat(20))!;
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/experiments…$/);
  });

  it.each(['', ' \n ', '""', '***'])('is none when nothing is left of %j', (said) => {
    expect(cleanTitle(said)).toBeNull();
  });
});
