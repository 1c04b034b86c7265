import { act, fireEvent, render, screen } from '@testing-library/react';
import { Portrait } from './portrait';

const ADA = { name: 'Ada Lovelace', category: 'Mathematician', era: 'Victorian England', bornYear: 1815 };

let comeNear = () => {};
let margin: string | undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      margin = options.rootMargin;
      comeNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});

describe('Portrait', () => {
  it('is the medallion where there is no picture', () => {
    const { container } = render(<Portrait {...ADA} imageUrl={null} />);
    expect(container.querySelector('svg')).toHaveTextContent('AL');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('asks for the picture only within 50 px of the screen', () => {
    render(<Portrait {...ADA} imageUrl="/pictures/ada.webp" />);
    expect(margin).toBe('50px');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    comeNear();
    expect(screen.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toHaveAttribute(
      'src',
      '/pictures/ada.webp',
    );
  });

  it('falls back to the medallion when the picture fails', () => {
    const { container } = render(<Portrait {...ADA} imageUrl="/pictures/gone.webp" />);
    comeNear();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveTextContent('AL');
  });
});
