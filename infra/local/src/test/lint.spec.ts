import { lintSteps } from './lint.ts';

describe('lintSteps', () => {
  it('takes the lint script apart', () => {
    expect(lintSteps({ lint: 'npm run lint:format && npm run lint:code' })).toEqual([
      'lint:format',
      'lint:code',
    ]);
  });

  it('finds none where there is no lint script', () => {
    expect(lintSteps({})).toEqual([]);
  });
});
