import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Parley behind a proxy that can pretend that a new version was put online. */
export interface VersionProxy {
  url: string;
  publish: () => void;
  close: () => void;
}

/** Browsers fetch a worker's script past all routes of a test: only a server can change it. */
export async function openVersionProxy(target: string): Promise<VersionProxy> {
  const { origin } = new URL(target);
  let version = 0;
  const server = createServer((incoming, answer) => {
    const suffix = incoming.url === '/sw.js' && version > 0 ? `\n// version ${version}` : '';
    passOn(origin, incoming, answer, suffix);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      version += 1;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(origin: string, incoming: IncomingMessage, answer: ServerResponse, suffix: string): void {
  const headers = { ...incoming.headers, host: new URL(origin).host };
  if (headers.origin) headers.origin = origin;
  if (suffix) {
    // Changed bytes are neither compressed nor known.
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const { method, url } = incoming;
  const outgoing = httpRequest(origin + url, { method, headers }, (response) => {
    const { 'content-length': length, ...rest } = response.headers;
    answer.writeHead(
      response.statusCode!,
      suffix ? rest : { ...rest, ...(length && { 'content-length': length }) },
    );
    response.on('data', (bytes) => answer.write(bytes));
    response.on('end', () => answer.end(suffix));
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}
