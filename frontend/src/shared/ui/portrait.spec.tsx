import { portraitUrl } from '@parley/contracts/media/picture-urls';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Portrait } from './portrait';

const ADA = { name: 'Ada Lovelace', category: 'Mathematician', era: 'Victorian England', bornYear: 1815 };
const DRAWN = portraitUrl(ADA);

let comeNear = () => {};
let margin: string | undefined;

beforeEach(() => {
  comeNear = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      margin = options.rootMargin;
      comeNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});

/** The picture, which is decoration unless it has words of its own. */
const image = (container: HTMLElement) => container.querySelector('img');

describe('Portrait', () => {
  it('is drawn where no picture is set', () => {
    const { container } = render(<Portrait {...ADA} imageUrl={null} />);
    comeNear();
    expect(image(container)).toHaveAttribute('src', DRAWN);
  });

  it('asks for the picture only within 50 px of the screen, and keeps its space', () => {
    const { container } = render(<Portrait {...ADA} imageUrl="/pictures/ada.webp" size={150} />);
    expect(margin).toBe('50px');
    expect(image(container)).toBeNull();
    comeNear();
    expect(image(container)).toHaveAttribute('src', '/pictures/ada.webp');
    expect(image(container)).toHaveAttribute('width', '120');
    expect(image(container)).toHaveAttribute('height', '150');
  });

  it('does not wait where the first screen is about it', () => {
    const { container } = render(<Portrait {...ADA} imageUrl="/pictures/ada.webp" isPriority />);
    expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  });

  it('is decoration beside the name, and says who it is where told to', () => {
    const { rerender } = render(<Portrait {...ADA} imageUrl={null} isPriority />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Portrait {...ADA} imageUrl={null} isPriority alt="Ada Lovelace" />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeInTheDocument();
  });

  it('tries the drawn picture, then a stock one, and in the end says "Image unavailable"', () => {
    const { container } = render(<Portrait {...ADA} imageUrl="/pictures/gone.webp" />);
    comeNear();
    fireEvent.error(image(container)!);
    expect(image(container)).toHaveAttribute('src', DRAWN);
    fireEvent.error(image(container)!);
    expect(image(container)).toHaveAttribute('src', '/images/portrait.svg');
    expect(screen.queryByText('Image unavailable')).not.toBeInTheDocument();
    fireEvent.error(image(container)!);
    expect(image(container)).toBeNull();
    expect(screen.getByText('Image unavailable')).toBeInTheDocument();
  });

  it('does not ask twice for a drawn picture that failed', () => {
    const { container } = render(<Portrait {...ADA} imageUrl={DRAWN} />);
    comeNear();
    fireEvent.error(image(container)!);
    expect(image(container)).toHaveAttribute('src', '/images/portrait.svg');
  });

  it('begins anew with another figure', () => {
    const { container, rerender } = render(<Portrait {...ADA} imageUrl="/pictures/gone.webp" isPriority />);
    fireEvent.error(image(container)!);
    rerender(<Portrait {...ADA} imageUrl="/pictures/other.webp" isPriority />);
    expect(image(container)).toHaveAttribute('src', '/pictures/other.webp');
  });
});
