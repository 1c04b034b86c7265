import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { InternalClient } from '@parley/kit/http/internal-client';
import { ServiceError } from '@parley/kit/http/service-error';
import { WalletEnv } from '../env.js';

@Injectable()
export class CatalogClient implements OnModuleDestroy {
  private readonly http: InternalClient;

  constructor(env: WalletEnv) {
    this.http = new InternalClient(env.CATALOG_URL);
  }

  onModuleDestroy(): Promise<void> {
    return this.http.close();
  }

  /** Null unless published. */
  async findPrice(characterId: number): Promise<number | null> {
    try {
      const { tokenCost } = await this.http.call(catalogCalls.characterById, { params: { id: characterId } });
      return tokenCost;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }
}
