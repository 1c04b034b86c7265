import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { commonErrors } from '@parley/kit/http/service-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { GatewayEnv } from '../env.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { publicOrigin } from '../pages/public-origin.js';
import { robotsText } from './robots-text.js';
import { partNamed, partsOf, pathOfPart, type SitemapPart, STATIC_PART } from './sitemap-parts.js';
import {
  entriesOf,
  sitemapIndex,
  STATIC_PAGES,
  staticEntries,
  URLSET_CLOSE,
  URLSET_OPEN,
} from './sitemap-xml.js';

const ONE_HOUR = 'public, max-age=3600';
/** No single sitemap may name more. */
const SINGLE_MAX_URLS = 50_000;

/** What search engines ask for before they ask for pages. */
@Access('public')
@Controller()
export class SitemapController {
  constructor(
    private readonly catalog: CatalogClient,
    private readonly env: GatewayEnv,
  ) {}

  @RateLimited('sitemaps')
  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const text = robotsText(publicOrigin(this.env, request));
    return reply.header('Cache-Control', ONE_HOUR).type('text/plain; charset=utf-8').send(text);
  }

  /** All there is in one file, or the names of the files that hold it. */
  @RateLimited('sitemaps')
  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const sizes = await this.catalog.call(catalogCalls.sitemapSizes);
    const parts = partsOf(sizes);
    const urls = STATIC_PAGES.length + sizes.characters + sizes.collections + sizes.events;
    const origin = publicOrigin(this.env, request);
    if (urls <= SINGLE_MAX_URLS) return this.answerEntries(reply, origin, { isWhole: true, parts });
    const files = [`/sitemaps/${STATIC_PART}.xml`, ...parts.map(pathOfPart)];
    return answerXml(reply, sitemapIndex(files, origin));
  }

  @RateLimited('sitemaps')
  @Get('sitemaps/:file')
  async part(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const origin = publicOrigin(this.env, request);
    if (file === `${STATIC_PART}.xml`) return this.answerEntries(reply, origin, { isWhole: true, parts: [] });
    const part = partNamed(file);
    if (!part) throw commonErrors.notFound();
    return this.answerEntries(reply, origin, { isWhole: false, parts: [part] });
  }

  /** Sent part by part as they come; the first is awaited, so that its failure is an answer of its own. */
  private async answerEntries(
    reply: FastifyReply,
    origin: string,
    { isWhole, parts }: { isWhole: boolean; parts: SitemapPart[] },
  ): Promise<FastifyReply> {
    const [first, ...rest] = parts;
    const begun = first ? await this.read(first, origin) : '';
    if (!isWhole && begun === '') throw commonErrors.notFound();
    const read = (part: SitemapPart) => this.read(part, origin);
    async function* texts() {
      yield URLSET_OPEN + (isWhole ? staticEntries(origin) : '') + begun;
      for (const part of rest) yield await read(part);
      yield URLSET_CLOSE;
    }
    return answerXml(reply, Readable.from(texts()));
  }

  private async read({ kind, part }: SitemapPart, origin: string): Promise<string> {
    return entriesOf(
      kind,
      await this.catalog.call(catalogCalls.sitemapEntries, { query: { kind, part } }),
      origin,
    );
  }
}

function answerXml(reply: FastifyReply, body: string | Readable): FastifyReply {
  return reply.header('Cache-Control', ONE_HOUR).type('application/xml; charset=utf-8').send(body);
}
