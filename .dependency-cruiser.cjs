/** Who may import whom. One way only: see AGENTS.md, law 1. */
const packagesOnly = (name, others) => ({
  name: `${name}-stands-alone`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: others.map((other) => `^${other}/`).join('|') },
});

const dashboard = 'apps/dashboard/src';
/** Layers of the dashboard from top to bottom; a layer imports only from those below it. */
const layers = [
  '(main|app)\\.tsx',
  'studio-app\\.ts',
  '(router\\.tsx|area-routes\\.ts)',
  'routes',
  'features',
  '(components|data)',
  '(session|theme|i18n)',
  'lib',
];

const upward = layers.slice(1).map((layer, index) => ({
  name: `dashboard-${layer.replace(/\W/g, '')}-imports-downward`,
  severity: 'error',
  comment: 'main → router → routes → features → {components, data} → {session, theme, i18n} → lib',
  from: { path: `^${dashboard}/${layer}`, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: `^${dashboard}/(${layers.slice(0, index + 1).join('|')})` },
}));

const server = 'apps/server/src';
/** Areas of the server's modules; an area imports only from those before it. */
const areas = [
  'identity',
  'files',
  'certificates',
  'casts',
  'listeners',
  'statistics',
  'directories',
  'stations',
  'silence',
  'widgets',
  'sites',
  'skills',
  'apps',
  'webhooks',
  'admin',
];

const laterAreas = areas.slice(0, -1).map((area, index) => ({
  name: `server-${area}-imports-earlier-areas`,
  severity: 'error',
  comment: areas.join(' → '),
  from: { path: `^${server}/modules/${area}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^${server}/modules/(${areas.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '\\.(d|test|test-d|spec|stories|config|setup)\\.(ts|tsx|mjs|cjs)$|\\.gen\\.|/generated/|(^|/)index\\.ts$|^e2e/|^\\.storybook/|/dist/|/scripts/|/testing/|-worker\\.(ts|js)$|/boot/boot\\.ts$',
      },
      to: {},
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment:
        'The sheets of the library are not there before a build, and two packages are types alone; whoever builds finds out about them.',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^virtual:|^@unmuted/ui/[a-z-]+\\.css$|^(?:geojson|topojson-specification)$',
      },
    },
    packagesOnly('ui', ['packages/api', 'packages/auth-machine', 'apps']),
    packagesOnly('api', ['packages/ui', 'packages/auth-machine', 'apps']),
    packagesOnly('auth-machine', ['packages/ui', 'packages/api', 'apps']),
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The contract is read by the server and by forms: it may not drag the client in.',
      from: { path: '^packages/api/src/contract' },
      to: { path: '^packages/api/src/(?!contract)' },
    },
    {
      name: 'dashboard-knows-no-server',
      severity: 'error',
      from: { path: '^apps/dashboard' },
      to: { path: '^apps/server' },
    },
    {
      name: 'embed-imports-types-only',
      severity: 'error',
      comment: 'What pages of others load is its own few kilobytes: of the packages it knows the types.',
      from: { path: '^apps/embed/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages|apps/(dashboard|server))/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-imports-the-contract-only',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(ui|auth-machine)|apps/(dashboard|embed|site)|packages/api/src/(?!contract))' },
    },
    {
      name: 'dashboard-reads-schemas-in-schema-files',
      severity: 'error',
      comment: 'Elsewhere the contract is types only; its values would bring zod into the bundle.',
      from: { path: '^apps/dashboard/src', pathNot: '\\.(schema|search|test)\\.tsx?$' },
      to: { path: '^packages/api/src/contract', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      comment: 'Compose features in a route, or move the shared part down.',
      from: { path: `^${dashboard}/features/([^/]+)/` },
      to: { path: `^${dashboard}/features/`, pathNot: `^${dashboard}/features/$1/` },
    },
    ...upward,
    {
      name: 'server-routes-service-repository',
      severity: 'error',
      comment: 'routes → service → repository',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'server-service-below-routes',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'server-routes-hold-no-sql',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$|^node_modules/(kysely|pg)/' },
    },
    {
      name: 'server-platform-imports-no-module',
      severity: 'error',
      comment: 'composition → modules → engine → platform',
      from: { path: `^${server}/platform/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${server}/(modules|composition|engine)/` },
    },
    {
      name: 'server-engine-imports-no-module',
      severity: 'error',
      comment: 'composition → modules → engine → platform',
      from: { path: `^${server}/engine/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${server}/(modules|composition)/` },
    },
    {
      name: 'server-modules-do-not-import-composition',
      severity: 'error',
      comment: 'composition → modules → engine → platform',
      from: { path: `^${server}/modules/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${server}/composition/` },
    },
    {
      name: 'server-composition-names-no-module',
      severity: 'error',
      comment:
        'Composition goes over the list in composition/modules.ts: declare what a module needs with defineModule.',
      from: {
        path: `^${server}/(composition|main)`,
        pathNot: `^${server}/composition/(modules|(seed|demo)/[a-z.-]+)\\.ts$|\\.test\\.ts$`,
      },
      to: { path: `^${server}/modules/` },
    },
    ...laterAreas,
    {
      name: 'server-no-cycle-between-modules',
      severity: 'error',
      comment: 'Two resources that need each other share a part: move it to one below both.',
      scope: 'folder',
      from: { path: `^${server}/modules/` },
      to: { circular: true },
    },
    {
      name: 'server-sql-in-repositories',
      severity: 'error',
      comment: 'SQL belongs in *.repository.ts and platform/db.',
      from: {
        path: `^${server}/`,
        pathNot: ['\\.repository\\.ts$|\\.test\\.ts$', `^${server}/(platform/db|testing)/`],
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'server-goes-out-through-the-connector',
      severity: 'error',
      comment:
        'Addresses that a person typed or somebody else gave are asked by apps/server/src/platform/connector alone (ADR 19). The TLS front passes requests on to this product alone. Biome says the same of fetch and of connections by node:net.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(platform/(connector|http|tls)|engine)/|/testing/|\\.test\\.ts$',
      },
      to: {
        path: '^(node:)?(http|https|http2|tls|dgram|dns|dns/promises)$|^node_modules/(undici|axios|got|node-fetch)/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/|\\.(test|test-d|spec)\\.tsx?$|e2e/(fresh-clone|consumers)|^apps/[^/]+/\\.' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
