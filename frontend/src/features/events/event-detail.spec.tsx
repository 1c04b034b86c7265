import { screen } from '@testing-library/react';
import { aUser, serve, showPage } from '../../../test/page';
import { EventDetail } from './event-detail';

const EVENT = {
  id: 7,
  title: 'The Ides of March',
  description: 'Caesar falls.',
  year: -44,
  month: 3,
  day: 15,
};

async function show(user: unknown) {
  serve({ 'GET /api/auth/user': user, 'GET /api/events/7': EVENT, 'GET /api/events/7/characters': [] });
  showPage(<EventDetail eventId="7" renderCard={() => null} />, ['/events']);
  await screen.findByText('No characters are currently associated with this event.');
}

describe('an event without characters', () => {
  it.each([
    ['a visitor', null],
    ['an account', aUser()],
  ])('says so to %s', async (_name, user) => {
    await show(user);
    expect(screen.queryByText('Add Characters (Admin)')).not.toBeInTheDocument();
  });

  it('shows the administrator where to add some', async () => {
    await show(aUser({ isAdmin: true }));
    expect(await screen.findByRole('link', { name: 'Add Characters (Admin)' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });
});
