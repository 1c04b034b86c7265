import { planOf } from './test-plan.ts';

const chat = { name: 'chat', folder: '/r/services/chat', hasJest: true };
const docker = { name: 'docker', folder: '/r/infra/docker', hasJest: false };

describe('planOf', () => {
  it('does everything when nothing is named', () => {
    expect(planOf([], [chat, docker])).toEqual({ lint: true, types: true, jest: [chat], browser: true });
  });

  it('does only what is named', () => {
    expect(planOf(['chat'], [chat])).toEqual({ lint: false, types: false, jest: [chat], browser: false });
    expect(planOf(['e2e'], [chat])).toEqual({ lint: false, types: false, jest: [], browser: true });
  });

  it('says what can be named', () => {
    expect(() => planOf(['docker'], [chat, docker])).toThrow(/docker.*lint, types, e2e, chat/s);
  });
});
