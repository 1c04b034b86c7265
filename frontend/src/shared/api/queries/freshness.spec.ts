import {
  characterBySlugQuery,
  characterFacetsQuery,
  characterQuery,
  featuredCharactersQuery,
} from './characters';
import { collectionsQuery } from './collections';
import { currentUserQuery } from './current-user';
import {
  eventCharactersQuery,
  eventQuery,
  eventsCalendarQuery,
  eventsOfDayQuery,
  eventsTodayQuery,
} from './events';
import { sessionsQuery } from './sessions';

const MINUTE_MS = 60_000;

describe('an answer stays fresh', () => {
  it('2 minutes for the user, who is never asked for again after a failure', () => {
    expect(currentUserQuery()).toMatchObject({ staleTime: 2 * MINUTE_MS, retry: false });
  });

  it.each([
    ['characters', featuredCharactersQuery()],
    ['facets', characterFacetsQuery()],
    ['collections', collectionsQuery()],
  ])('15 minutes for %s, which are kept for 30', (_name, query) => {
    expect(query).toMatchObject({ staleTime: 15 * MINUTE_MS, gcTime: 30 * MINUTE_MS });
  });

  it('30 seconds for the conversations', () => {
    expect(sessionsQuery()).toMatchObject({ queryKey: ['/api/chat/sessions'], staleTime: 30_000 });
  });

  it('10 minutes for a single character', () => {
    for (const query of [characterBySlugQuery('ada'), characterQuery(7)]) {
      expect(query).toMatchObject({ staleTime: 10 * MINUTE_MS });
    }
  });

  it.each([
    ['today', eventsTodayQuery('UTC')],
    ['a day', eventsOfDayQuery({ month: 3, day: 15 })],
    ['a month', eventsCalendarQuery(3)],
    ['one', eventQuery('7')],
    ['the characters of one', eventCharactersQuery('7')],
  ])('2 minutes for events: %s', (_name, query) => {
    expect(query).toMatchObject({ staleTime: 2 * MINUTE_MS });
  });
});
