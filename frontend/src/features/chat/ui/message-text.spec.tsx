import { render } from '@testing-library/react';
import { MessageText } from './message-text';

it('a message shows bold, italics, inline code and line breaks as such', () => {
  const { container } = render(<MessageText text={'**bold** *italics* `code`\nnext\n\nlast'} />);
  expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<p><strong>bold</strong> <em>italics</em> <code>code</code><br>next</p><p>last</p>',
  );
});
