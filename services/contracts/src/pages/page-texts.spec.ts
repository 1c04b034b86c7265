import { characterPage, chatPage, collectionPage, eventPage, eventsPage } from './page-texts.js';

describe('the texts of a page', () => {
  it('name an event with its year, and begin with its date', () => {
    const ides = {
      title: 'The Ides of March',
      description: 'Caesar is killed.',
      year: -44,
      month: 3,
      day: 15,
    };
    expect(eventPage(ides)).toEqual({
      title: 'The Ides of March, 44 BC | Parley',
      description: '15 March 44 BC. Caesar is killed.',
    });
  });

  it('say of a character that it is an AI portrayal', () => {
    const curie = {
      name: 'Marie Curie',
      description: 'She named radioactivity',
      bornYear: 1867,
      diedYear: 1934,
    };
    expect(characterPage(curie)).toEqual({
      title: 'Talk to Marie Curie | Parley',
      description: 'Talk with an AI portrayal of Marie Curie (1867–1934). She named radioactivity.',
    });
    const homer = { name: 'Homer', description: 'Poet.', bornYear: null, diedYear: null };
    expect(characterPage(homer).description).toBe('Talk with an AI portrayal of Homer. Poet.');
    expect(chatPage('Homer').description).toContain('AI portrayal');
  });

  it('count the people of a collection', () => {
    const texts = { name: 'Science', description: 'They looked closer', characterCount: 12 };
    expect(collectionPage(texts).description).toBe('They looked closer. 12 people of history to talk with.');
    expect(collectionPage({ ...texts, characterCount: 1 }).description).toContain('One person of history');
  });

  it('name the day that is asked for, else today', () => {
    expect(eventsPage({ month: 2, day: 29 }).title).toBe('29 February in History | Parley');
    expect(eventsPage().title).toBe('Today in History | Parley');
  });

  it('keep a description to what search engines show', () => {
    const event = { title: 'Long', description: 'word '.repeat(200), year: 1, month: 1, day: 1 };
    expect(eventPage(event).description.length).toBeLessThanOrEqual(200);
    expect(eventPage(event).description).toMatch(/word…$/);
  });
});
