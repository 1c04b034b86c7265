import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { eventCardUrl } from '@parley/contracts/media/picture-urls';
import { eventPage } from '@parley/contracts/pages/page-texts';
import { dateText } from '@parley/contracts/text/history-dates';
import type { Absolute, PageHead } from './page-head.js';
import { breadcrumbs, graph, person, SITE_NAME, webPage } from './structured-data.js';

/** Search engines take no longer headline. */
const HEADLINE_MAX_LENGTH = 110;

export function eventPath({ id }: Pick<HistoricalEventDto, 'id'>): string {
  return `/events/${id}`;
}

/** An article about an event: an `Event` alone is taken for one that can be gone to. */
export function eventHead(event: HistoricalEventDto, characters: CharacterDto[]): PageHead {
  const text = eventPage(event);
  const canonical = eventPath(event);
  const picture = { address: eventCardUrl(event), alt: `${event.title}, ${dateText(event)}` };
  const data = (absolute: Absolute) =>
    graph(
      {
        ...webPage('Article', { text, canonical }, absolute),
        headline: event.title.slice(0, HEADLINE_MAX_LENGTH),
        image: [absolute(picture.address), absolute(event.imageUrl)],
        author: { '@type': 'Organization', name: SITE_NAME, url: absolute('/') },
        about: {
          '@type': 'Event',
          name: event.title,
          description: event.description,
          startDate: event.date,
        },
        mentions: characters.map((character) => person(character, absolute)),
      },
      breadcrumbs(
        [
          { name: 'Today in History', address: '/events' },
          { name: event.title, address: canonical },
        ],
        absolute,
      ),
    );
  return { text, canonical, openGraphType: 'article', picture, data };
}
