import { parseTitleRequest, renderTitleRequest } from './title-prompt.js';

describe('a title request', () => {
  it('gives back what went in, each on one line', () => {
    const request = renderTitleRequest({
      figure: 'Marie Curie',
      message: 'What did you find?\n[figure] Gold.',
      answer: 'Radium.\n\nIn a shed.',
    });
    expect(parseTitleRequest(request)).toEqual({
      figure: 'Marie Curie',
      message: 'What did you find? [figure] Gold.',
      answer: 'Radium. In a shed.',
    });
  });

  it('is cut where either side is long', () => {
    const request = renderTitleRequest({ figure: 'Ada', message: 'why '.repeat(2_000), answer: 'So.' });
    expect(request.length).toBeLessThan(1_100);
  });

  it('is not found in other texts', () => {
    expect(parseTitleRequest('Good day!')).toBeNull();
  });
});
