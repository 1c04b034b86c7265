import { html } from './html.js';

describe('html', () => {
  it('escapes what is put in, for text and attributes', () => {
    expect(html`<input value="${'"><script>alert(1)</script>'}" />`.markup).toBe(
      '<input value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
    );
    expect(html`<p>${"O'Neill & Söhne"}</p>`.markup).toBe('<p>O&#39;Neill &amp; Söhne</p>');
  });

  it('takes other templates as they are, also several', () => {
    const items = ['<a>', 'b'].map((item) => html`<i>${item}</i>`);
    expect(html`<p>${items}</p>`.markup).toBe('<p><i>&lt;a&gt;</i><i>b</i></p>');
  });

  it('writes nothing for what is not there', () => {
    expect(html`<p>${undefined}${false}${''}${0}</p>`.markup).toBe('<p>0</p>');
  });
});
