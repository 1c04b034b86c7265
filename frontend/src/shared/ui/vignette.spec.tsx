import { vignetteUrl } from '@parley/contracts/media/picture-urls';
import { fireEvent, render, screen } from '@testing-library/react';
import { Vignette } from './vignette';

const IDES = { title: 'The Ides of March', description: 'Caesar falls.', year: -44, month: 3, day: 15 };

describe('Vignette', () => {
  it('is drawn where no picture is set', () => {
    const { container } = render(<Vignette {...IDES} imageUrl={null} isPriority />);
    expect(container.querySelector('img')).toHaveAttribute('src', vignetteUrl(IDES));
  });

  it('tries the drawn picture, then a stock one, and in the end says "Image unavailable"', () => {
    const { container } = render(<Vignette {...IDES} imageUrl="/gone.webp" isPriority />);
    const sources: (string | null | undefined)[] = [];
    for (let image; (image = container.querySelector('img')); fireEvent.error(image)) {
      sources.push(image.getAttribute('src'));
    }
    expect(sources).toEqual(['/gone.webp', vignetteUrl(IDES), '/images/event.svg']);
    expect(screen.getByText('Image unavailable')).toBeInTheDocument();
  });
});
