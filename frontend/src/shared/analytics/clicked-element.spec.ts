import { clickedElement } from './clicked-element';

/** The element marked with `x` in this markup is clicked. */
function clickIn(html: string) {
  document.body.innerHTML = html;
  return clickedElement(document.querySelector('[x]'));
}

describe('a click is told', () => {
  it.each([
    ['<button x id="start">Start Chatting Free</button>', 'start', 'Start Chatting Free'],
    ['<a href="/discover"><svg x></svg> Discover </a>', undefined, 'Discover'],
    ['<button>\n  See <b x>who</b>\n  is here</button>', undefined, 'See who is here'],
    ['<button x aria-label="Close"><svg></svg></button>', undefined, 'Close'],
    ['<div role="button" x>Open</div>', undefined, 'Open'],
    ['<button x id="radix-_r_1_">Menu</button>', undefined, 'Menu'],
    ['<button x id="_r_3_">Menu</button>', undefined, 'Menu'],
    ['<button x id="go"></button>', 'go', undefined],
  ])('%s', (html, elementId, elementText) => {
    expect(clickIn(html)).toEqual({ ...(elementId && { elementId }), ...(elementText && { elementText }) });
  });

  it('with at most 50 characters, and whole ones', () => {
    expect(clickIn(`<button x>${'long '.repeat(20)}</button>`)?.elementText).toHaveLength(50);
    const violins = clickIn(`<button x>${'🎻'.repeat(60)}</button>`)?.elementText;
    expect(violins).toBe('🎻'.repeat(50));
  });
});

describe('a click is nobody’s business', () => {
  it.each([
    ['on a text', '<p x>Hello</p>'],
    ['on an input', '<input x value="secret">'],
    ['on a text area', '<textarea x>secret</textarea>'],
    ['on a link to nowhere', '<a x>Here</a>'],
    ['in a conversation', '<div role="log"><p>My secret</p><button x>Try again: My secret</button></div>'],
    ['in what is marked as private', '<section data-private><a href="/chat/1" x>My secret</a></section>'],
  ])('%s', (_where, html) => {
    expect(clickIn(html)).toBeNull();
  });

  it('on nothing at all', () => {
    expect(clickedElement(null)).toBeNull();
    expect(clickedElement(document)).toBeNull();
  });
});
