import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import { InternalClient } from '@parley/kit/http/internal-client';
import { ServiceError } from '@parley/kit/http/service-error';
import { ChatEnv } from '../env.js';

@Injectable()
export class CatalogClient implements OnModuleDestroy {
  private readonly http: InternalClient;

  constructor(env: ChatEnv) {
    this.http = new InternalClient(env.CATALOG_URL);
  }

  onModuleDestroy(): Promise<void> {
    return this.http.close();
  }

  /** Null unless published. */
  async findPersona(characterId: number): Promise<PersonaDto | null> {
    try {
      return await this.http.call(catalogCalls.personaById, { params: { id: characterId } });
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }
}
