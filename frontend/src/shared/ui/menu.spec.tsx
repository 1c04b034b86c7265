import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { Menu } from './menu';

const chosen: string[] = [];
const choose = (what: string) => () => void chosen.push(`${what}, focus on ${document.activeElement?.id}`);

function setUp() {
  chosen.length = 0;
  render(
    <>
      <Menu
        label="More"
        items={[
          { label: 'Rename', sign: Pencil, onChoose: choose('rename') },
          { label: 'Export', sign: Download, onChoose: choose('export') },
          { label: 'Delete', sign: Trash2, onChoose: choose('delete'), isGrave: true },
        ]}
      >
        …
      </Menu>
      <button type="button">after</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.id = 'opener';
  return { user: userEvent.setup(), button };
}
const item = (name: string) => screen.getByRole('menuitem', { name });

it('opens with its first item in focus and says that it is open', async () => {
  const { user, button } = setUp();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More' })).toHaveAttribute(
    'id',
    button.getAttribute('aria-controls'),
  );
  expect(item('Rename')).toHaveFocus();
});

it('is walked by arrows, Home, End and first letters, round its ends', async () => {
  const { user, button } = setUp();
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Rename')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Rename')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('e');
  expect(item('Export')).toHaveFocus();
});

it('gives the focus back before it does what was chosen', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['export, focus on opener']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('closes with Escape, with Tab, and by a press beside it', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'after' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});
