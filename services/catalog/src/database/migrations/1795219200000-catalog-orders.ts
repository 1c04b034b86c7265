import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest and the featured are asked for on every landing page: found without reading the catalog. */
export class CatalogOrders1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX characters_newest ON characters (created_at, id) WHERE status = 'PUBLISHED'`,
    );
    await runner.query('DROP INDEX characters_featured, characters_created_at');
    await runner.query(
      `CREATE INDEX characters_featured ON characters (is_featured, created_at, id)
        WHERE status = 'PUBLISHED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX characters_featured, characters_newest');
    await runner.query('CREATE INDEX characters_created_at ON characters (created_at)');
    await runner.query('CREATE INDEX characters_featured ON characters (is_featured) WHERE is_featured');
  }
}
