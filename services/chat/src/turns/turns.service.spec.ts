import { jest } from '@jest/globals';
import type { RunningTurn } from '../replies/live-replies.js';
import { TurnsService } from './turns.service.js';

const CALLER = { anonymousId: 'visitor', userId: null };

/** The service with a turn that is stored as pending, and that runs here or elsewhere as the test says. */
function serviceWith({ find, isHeard }: { find: () => RunningTurn | undefined; isHeard: boolean }) {
  const used = {
    turns: { findNewest: async () => ({ turnId: 'turn', replicaId: 'replica', status: 'pending' }) },
    closer: { storedOutcome: async () => null },
    live: { find },
    remote: { stop: async () => isHeard },
    sessions: { requireOwned: async () => undefined },
  };
  const { turns, closer, live, remote, sessions } = used as never as Record<keyof typeof used, never>;
  const unused = undefined as never;
  return new TurnsService(turns, unused, unused, unused, closer, live, remote, sessions);
}

describe('stopping a reply', () => {
  it('waits for a turn that is stored but does not run yet', async () => {
    const abort = jest.fn();
    const running = { abort, reply: { ended: async () => undefined } } as never as RunningTurn;
    const find = jest.fn<() => RunningTurn | undefined>();
    find.mockReturnValueOnce(undefined).mockReturnValueOnce(undefined).mockReturnValue(running);
    expect(await serviceWith({ find, isHeard: true }).stop('session', CALLER)).toBe(true);
    expect(abort).toHaveBeenCalledWith('stopped');
  });

  it('says no when the replica that runs it does not hear', async () => {
    const service = serviceWith({ find: () => undefined, isHeard: false });
    expect(await service.stop('session', CALLER)).toBe(false);
  });
});
