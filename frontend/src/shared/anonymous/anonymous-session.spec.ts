import { jest } from '@jest/globals';
import { anonymousSessionId, anonymousState, rememberMessagesRemaining } from './anonymous-session';

const UUID = /^[0-9a-f-]{36}$/;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the anonymous session', () => {
  it('keeps one UUID in browser storage', () => {
    const id = anonymousSessionId();
    expect(id).toMatch(UUID);
    expect(localStorage.getItem('anonymousSessionId')).toBe(id);
    expect(anonymousSessionId()).toBe(id);
  });

  it.each(['not-a-uuid', '', '00000000-0000-0000-0000-000000000000'])('replaces %p', (stored) => {
    localStorage.setItem('anonymousSessionId', stored);
    expect(anonymousSessionId()).toMatch(UUID);
    expect(anonymousSessionId()).not.toBe(stored);
  });

  it('remembers what is left, never below zero', () => {
    expect(rememberMessagesRemaining(-1).messagesRemaining).toBe(0);
    rememberMessagesRemaining(3);
    expect(anonymousState()).toMatchObject({ messagesRemaining: 3, sessionId: anonymousSessionId() });
  });

  it('forgets the allowance when the id changes, and unreadable records', () => {
    rememberMessagesRemaining(3);
    localStorage.setItem('anonymousSessionId', 'broken');
    expect(anonymousState()).toBeNull();
    localStorage.setItem('anonymousState', '{oops');
    expect(anonymousState()).toBeNull();
  });

  it('works in memory when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const id = anonymousSessionId();
    expect(id).toMatch(UUID);
    expect(anonymousSessionId()).toBe(id);
    rememberMessagesRemaining(2);
    expect(anonymousState()?.messagesRemaining).toBe(2);
  });
});
