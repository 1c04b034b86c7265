import type { CharacterDto } from '@parley/contracts/catalog/character';
import { characterCardUrl } from '@parley/contracts/media/picture-urls';
import { characterPage } from '@parley/contracts/pages/page-texts';
import type { Absolute, PageHead } from './page-head.js';
import { breadcrumbs, graph, person, talkToPath, webPage } from './structured-data.js';

/** A page about a person of history, and plainly not by that person. */
export function characterHead(character: CharacterDto): PageHead {
  const text = characterPage(character);
  const canonical = talkToPath(character);
  const picture = { address: characterCardUrl(character), alt: `${character.name}, ${character.era}` };
  const data = (absolute: Absolute) =>
    graph(
      {
        ...webPage('WebPage', { text, canonical }, absolute),
        abstract: `A conversation with an AI portrayal of ${character.name}, who does not speak here in person.`,
        isAccessibleForFree: character.tokenCost === 0,
        primaryImageOfPage: { '@type': 'ImageObject', url: absolute(picture.address) },
        about: person(character, absolute),
      },
      breadcrumbs(
        [
          { name: 'Discover', address: '/discover' },
          { name: character.name, address: canonical },
        ],
        absolute,
      ),
    );
  return { text, canonical, openGraphType: 'profile', picture, data };
}
