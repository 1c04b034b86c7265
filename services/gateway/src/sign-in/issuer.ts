import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { RecentAnswers } from '../cache/recent-answers.js';
import { GatewayEnv } from '../env.js';
import { publicOrigin } from '../pages/public-origin.js';
import { fetchBehind } from './issuer-fetch.js';

const KEEP_MS = 3_600_000;
const TIMEOUT_SECONDS = 8;

/**
 * The OpenID provider. Asked what it can do when somebody first signs in, and again every hour, so that the
 * gateway starts and serves everybody else without it.
 */
@Injectable()
export class Issuer {
  private readonly recent = new RecentAnswers<Configuration>(1);

  constructor(private readonly env: GatewayEnv) {}

  /** Rejects while the issuer cannot be asked. */
  configuration(): Promise<Configuration> {
    return this.recent.find(
      'issuer',
      () => this.discover(),
      () => KEEP_MS,
    );
  }

  /** A page of the issuer as the browser finds it: our own by the address that the browser has asked us at. */
  browserUrl(page: URL, request: FastifyRequest): string {
    if (!this.env.IDENTITY_URL) return page.href;
    return publicOrigin(this.env, request) + page.pathname + page.search;
  }

  private discover(): Promise<Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, IDENTITY_URL } = this.env;
    const isPlain = OIDC_ISSUER.startsWith('http:') || IDENTITY_URL !== undefined;
    return discovery(
      new URL(OIDC_ISSUER),
      OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET,
      ClientSecretBasic(OIDC_CLIENT_SECRET),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
        ...(IDENTITY_URL ? { [customFetch]: fetchBehind(IDENTITY_URL, OIDC_ISSUER) } : {}),
      },
    );
  }
}
