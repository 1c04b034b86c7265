import { oklch } from './colour.js';

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.628, 0.2577, 29.23, '#ff0000'],
    [0.8664, 0.2948, 142.5, '#00ff00'],
    [0.452, 0.3132, 264.05, '#0000ff'],
  ])('oklch(%p %p %p) is %s', (lightness, chroma, hue, hex) => {
    const channels = (colour: string) =>
      [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
    const wanted = channels(hex);
    channels(oklch(lightness, chroma, hue)).forEach((channel, place) =>
      expect(Math.abs(channel - wanted[place]!)).toBeLessThanOrEqual(2),
    );
  });
});
