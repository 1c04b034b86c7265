/** The borders of architecture: who may import whom. `npm run lint:borders` checks them. */
const SERVICE = '^services/(?!contracts|kit)([^/]+)/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contracts-import-nothing-of-ours',
      comment: 'contracts stand below everything: what crosses a border, and pure text rules.',
      severity: 'error',
      from: { path: '^services/contracts/' },
      to: { path: '^(services/(?!contracts/)|frontend/|infra/)' },
    },
    {
      name: 'contracts-do-no-io',
      severity: 'error',
      from: { path: '^services/contracts/src', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kit-imports-contracts-only',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: '^(services/(?!contracts/|kit/)|frontend/|infra/)' },
    },
    {
      name: 'services-do-not-import-each-other',
      comment: 'Services talk through contracts: calls, events, jobs.',
      severity: 'error',
      from: { path: SERVICE },
      to: { path: SERVICE, pathNot: '^services/$1/' },
    },
    {
      name: 'services-import-no-client-and-no-infra',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(frontend|infra)/' },
    },
    {
      name: 'frontend-imports-contracts-only',
      severity: 'error',
      from: { path: '^frontend/src' },
      to: { path: '^(services/(?!contracts/)|infra/)' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(features|routes)/' },
    },
    {
      name: 'shared-ui-knows-no-data',
      severity: 'error',
      from: { path: '^frontend/src/shared/ui/' },
      to: { path: ['^frontend/src/shared/api/', '@tanstack/react-query'] },
    },
    {
      name: 'typeorm-where-the-database-is',
      comment: 'TypeORM in kit, repositories, entities and database folders; elsewhere only its types.',
      severity: 'error',
      from: { path: SERVICE, pathNot: '(\\.repository|\\.entity|\\.spec)\\.ts$|/database/|/test/' },
      to: { path: 'node_modules/(typeorm|@nestjs/typeorm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bullmq-only-in-kit',
      severity: 'error',
      from: { path: '^(services/(?!kit/)|frontend/|infra/)' },
      to: { path: 'node_modules/bullmq/' },
    },
  ],
  options: {
    // Packages of ours are reached through their built files: those count as the package, and end there.
    doNotFollow: { path: 'node_modules|^(services|infra)/[^/]+/dist/' },
    exclude: { path: 'routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
