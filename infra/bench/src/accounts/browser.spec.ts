import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, formAction, linkTo } from './browser.ts';

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.cookie}`);
    if (request.url === '/begin') {
      response.setHeader('set-cookie', ['a=1; Path=/; HttpOnly', 'b=2', 'c=3']);
      response.writeHead(303, { location: '/middle' }).end();
    } else if (request.url === '/middle') {
      response.setHeader('set-cookie', ['b=; Path=/', 'c=; expires=Thu, 01 Jan 1970 00:00:00 GMT']);
      response.writeHead(302, { location: '/end?x=1' }).end();
    } else if (request.url === '/away') {
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    } else response.end('<p>Hello</p>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('the browser', () => {
  it('follows redirects with the cookies it was given, without those that were taken back', async () => {
    const browser = new Browser(origin);
    const page = await browser.submit('/begin', { email: 'a@b.example' });
    expect(page).toEqual({ status: 200, path: '/end?x=1', html: '<p>Hello</p>' });
    expect(asked).toEqual(['POST /begin ', 'GET /middle a=1; b=2; c=3', 'GET /end?x=1 a=1']);
    expect(browser.cookieHeader).toBe('a=1');
  });

  it('is not sent away to another origin', async () => {
    await expect(new Browser(origin).open('/away')).rejects.toThrow('Sent away to https://elsewhere.example');
  });
});

describe('a page', () => {
  const page = {
    status: 200,
    path: '/here',
    html: '<a href="/x">X</a><a class="b" href="/y?a=1&amp;b=2">Why</a>',
  };

  it('is searched for links and forms', () => {
    expect(linkTo('Why', page)).toBe('/y?a=1&b=2');
    expect(formAction({ ...page, html: '<form method="post" action="/in?a=1&amp;b=2">' })).toBe(
      '/in?a=1&b=2',
    );
    expect(() => linkTo('Zed', page)).toThrow('There is no link to Zed on /here');
    expect(() => formAction(page)).toThrow('There is no form on /here');
  });
});
