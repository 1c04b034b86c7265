import type { Server, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Security headers, and `no-store` unless a route says otherwise, on every answer. Set before the
 * router sees the request, because it answers some itself, and on the raw response, because streams
 * are written to it. Helmet is built once: as a Fastify plugin it would be built for each request.
 */
export function answerHeaders(server: Server, publicUrl: string | undefined): void {
  const secure = helmet(securityOptions(publicUrl?.startsWith('https:') ?? false));
  server.prependListener('request', (request, response: ServerResponse) => {
    response.setHeader('Cache-Control', 'no-store');
    secure(request, response, () => undefined);
  });
}

function securityOptions(isHttps: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'https:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // The operator's other hosts are not ours to decide on.
    hsts: isHttps && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
    // Over plain http browsers ignore both and say so in the console.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    // Only known to browsers and plug-ins of the past.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}
