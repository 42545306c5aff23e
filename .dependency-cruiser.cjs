/**
 * Imports run one way (architecture):
 *   contract <- ui <- storefront/parts <- blocks <- storefront/pages
 *   contract <- server <- cli, and demo, test, bench on top; they meet in server/main.ts.
 */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports of types count too',
      from: { pathNot: '^server/store/(settings|stores)\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-the-store',
      severity: 'error',
      comment: 'A store has settings and its settings are read for a store: only their types name each other',
      from: { path: '^server/store/(settings|stores)\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unknown', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contract-is-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|ui|blocks|storefront|cli|demo|test|bench)/|node_modules/(react|hono|pg)' },
    },
    {
      name: 'ui-knows-only-the-contract',
      severity: 'error',
      from: { path: '^ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|blocks|storefront|cli|demo|test|bench)/' },
    },
    {
      name: 'parts-know-no-pages-or-blocks',
      severity: 'error',
      from: { path: '^storefront/parts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|blocks|storefront/pages|cli|demo|test|bench)/' },
    },
    {
      name: 'blocks-know-no-pages',
      severity: 'error',
      from: { path: '^blocks/', pathNot: '(\\.server\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^(server|storefront/pages|cli|demo|test|bench)/' },
    },
    {
      name: 'storefront-knows-no-server',
      severity: 'error',
      from: { path: '^storefront/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|cli|demo|test|bench)/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      comment: 'main.ts is the joint; page/ uses the loaders of blocks',
      from: { path: '^server/', pathNot: '^server/(main\\.ts|page/)|(\\.test|-spec)\\.tsx?$' },
      to: { path: '^(ui|blocks|storefront|cli|demo|test|bench)/' },
    },
    {
      name: 'rules-know-no-group',
      severity: 'error',
      from: { path: '^server/(pricing|stock|tax)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^server/(account|address|browse|captcha|cart|checkout|linked-account|order|page|session|title|titlelist)/',
      },
    },
    {
      name: 'a-group-keeps-its-actions-and-queries',
      severity: 'error',
      comment: "A group may use another group's rules file, never its actions or queries",
      from: { path: '^server/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^server/(account|address|browse|captcha|cart|checkout|country|linked-account|order|page|session|title|titlelist)/([a-z-]*queries|index)\\.ts$',
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'a-real-shop-needs-no-demo',
      severity: 'error',
      comment: 'The demo is loaded when somebody asks for it, or a database is empty',
      from: { path: '^(server|cli|scripts)/', pathNot: '\\.test\\.tsx?$|^scripts/dev-server\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'the-keeper-of-processes-loads-no-shop',
      severity: 'error',
      comment: 'With WORKERS it lives beside them in a quarter of their memory',
      from: { path: '^server/start\\.ts$' },
      to: {
        pathNot: '^server/process/(worker-processes|stop-signals)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'What ships must not need the tests',
      from: { pathNot: '(\\.test|-spec)\\.tsx?$|^(test|bench)/' },
      to: { path: '^(test|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data)/|\\.css$|\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
