import { topicOf } from './event-topic.js';

describe('topicOf', () => {
  it.each([
    ['Mozart Is Born in Salzburg', 'birth'],
    ['The Death of Harriet Tubman', 'death'],
    ['The Battle of Hastings', 'war'],
    ['The First Human Being in Space', 'space'],
    ['An Eclipse Is Observed at Alexandria', 'sky'],
    ['The Ninth Symphony Is Heard for the First Time', 'music'],
    ['King Lear Is Played at Court', 'crown'],
    ['On the Origin of Species Is Published', 'writing'],
    ['Einstein Presents the Field Equations of Gravity', 'science'],
    ['Magellan’s Fleet Sails for the Spice Islands', 'sea'],
    ['The Treaty of Waitangi', 'law'],
    ['Ghana Becomes Independent', 'freedom'],
    ['Women Demand the Vote at Seneca Falls', 'freedom'],
  ])('%s: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it('asks the description only where the title says nothing', () => {
    expect(topicOf('An Afternoon', 'The telescope showed moons.')).toBe('sky');
    expect(topicOf('The Siege of Orléans', 'The telescope showed moons.')).toBe('war');
  });

  it('takes birth and death from the title alone', () => {
    expect(topicOf('An Election', 'Her father had died.')).not.toBe('death');
  });

  it('is history where no word is known', () => {
    expect(topicOf('', '')).toBe('history');
    expect(topicOf('孔子', '🎈')).toBe('history');
  });
});
