import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Dialog } from './dialog';

function show() {
  const onOpenChange = jest.fn();
  render(
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Message limit reached"
      description="Four a day."
      actions={<Button>Log in</Button>}
    />,
  );
  return onOpenChange;
}

describe('Dialog', () => {
  it('is titled, described and holds its actions', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Message limit reached' });
    expect(dialog).toHaveAccessibleDescription('Four a day.');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });

  it('closes by Escape and by its button', async () => {
    const onOpenChange = show();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });
});
