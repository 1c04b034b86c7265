import { FaultDesk } from './fault-desk.js';

const cut = { kind: 'cut', afterTokens: 5, delayMs: 0, retryAfterMs: 0 } as const;

describe('the fault desk', () => {
  it('hands every order out as often as it says, first come first served', () => {
    const desk = new FaultDesk();
    desk.arm({ ...cut, times: 2 });
    desk.arm({ ...cut, kind: 'stall', times: 1 });
    const kinds = [desk.take(), desk.take(), desk.take(), desk.take()].map((fault) => fault?.kind);
    expect(kinds).toEqual(['cut', 'cut', 'stall', undefined]);
  });

  it('counts completions until it is cleared', () => {
    const desk = new FaultDesk();
    desk.arm({ ...cut, times: 5 });
    desk.take();
    expect(desk.state()).toMatchObject({ served: 1, armed: [{ kind: 'cut', times: 4 }] });
    desk.clear();
    expect(desk.state()).toEqual({ served: 0, armed: [] });
  });
});
