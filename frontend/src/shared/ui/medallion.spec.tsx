import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Medallion } from './medallion';

const ADA = { name: 'Ada Lovelace', category: 'Mathematician', era: 'Victorian England', bornYear: 1815 };

/** The drawing as text, without the ids that React counts up. */
function draw(props: Partial<ComponentProps<typeof Medallion>> = {}): string {
  const { container, unmount } = render(<Medallion {...ADA} {...props} />);
  const markup = container.innerHTML.replace(/_r_\w+?_/g, 'id');
  unmount();
  return markup;
}

describe('Medallion', () => {
  it('draws the same figure the same way every time, and another figure another way', () => {
    expect(draw()).toBe(draw());
    expect(draw()).not.toBe(draw({ name: 'Alan Love' }));
  });

  it.each([40, 120, 320])('stays under 6 KB at %p px', (size) => {
    const names = Array.from({ length: 200 }, (_, index) => `Figure Number ${index}`);
    const sizes = names.map((name) => draw({ name, size }).length);
    expect(Math.max(...sizes)).toBeLessThan(6_000);
  });

  it('engraves fewer lines when small', () => {
    expect(draw({ size: 40 }).length).toBeLessThan(draw({ size: 120 }).length);
  });
});
