/**
 * Imports run one way (architecture):
 *   contract <- ui <- storefront/parts <- blocks <- storefront/pages, admin
 *   contract <- server <- cli, and demo, test, bench on top; they meet in server/main.ts.
 * What this tool cannot say of folders (no circles, SQL in its place) is in scripts/server-rules.mjs.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const server = join(__dirname, 'server');
const folders = readdirSync(server, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** API groups: the folders with a list of handlers. */
const groups = folders.filter((folder) => existsSync(join(server, folder, 'index.ts')));
const anyGroup = `^server/(${groups.join('|')})/`;

/** The files of a group that its list takes handlers from. */
const actionsOf = (group) =>
  [...readFileSync(join(server, group, 'index.ts'), 'utf8').matchAll(/ from '\.\/([\w-]+)\.ts'/g)]
    .map((match) => match[1])
    .join('|');

const tests = '(\\.test|-spec)\\.tsx?$|^(test|bench)/';

/** Files outside a folder that read its queries all the same. */
const readers = {
  // The log of changes has no rules: each of its readers keeps a position of its own.
  changes: '^server/(compose\\.ts$|jobs/tidy\\.ts$|search/index/follow-catalogue\\.ts$)',
  // An item page asks for its title and what the shelf has of it in one round trip.
  pricing: '^server/title/queries\\.ts$',
  // The command line is also a counter and a staff list.
  order: '^cli/order-[a-z]+\\.ts$',
  admin: '^cli/(staff|note-change)\\.ts$',
  // Staff decide about an uploaded file and a job works on it: both read and write its row, with no rule in between.
  import: '^server/(jobs/(start-jobs|load-uploads)|http/catalogue-files|admin/import/[a-z-]+)\\.ts$',
  // Staff decide about a backup and a job makes it, as with an uploaded file; the process of the shop restores it.
  backup:
    '^server/(jobs/(start-jobs|make-backups|tell-backup-failed)|admin/(backup|health)/[a-z-]+|process/run-shop)\\.ts$',
  // Staff decide about an export and a job makes it, as with an uploaded file; backups leave out its files.
  export: '^server/(jobs/(start-jobs|make-exports)|admin/export/[a-z-]+|backup/write-database)\\.ts$',
  // The checkout begins payments and the job ends them; the rules between are in payment/.
  payment: '^server/(checkout/(pay-order|finish-payment)|jobs/settle-payments)\\.ts$',
};

/** The folders of search, lowest first: each may import those before it. */
const searchFolders = ['sql', 'text', 'spelling', 'index'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports of types count too',
      from: {},
      to: { circular: true },
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
      name: 'shops-load-nothing-of-the-back-office',
      severity: 'error',
      comment: 'The back office is an app of its own (docs/decisions/0041)',
      from: { path: '^(contract|messages|ui|blocks|storefront|server|cli|demo)/' },
      to: { path: '^admin/' },
    },
    {
      name: 'the-back-office-knows-no-server',
      severity: 'error',
      from: { path: '^admin/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|storefront/pages|cli|demo|test|bench)/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      comment:
        'main.ts is the joint; page/ uses the loaders of blocks, store/look/ the rules of themes, and rich text the links that blocks allow',
      from: {
        path: '^server/',
        pathNot: '^server/(main\\.ts|rich-text\\.ts|page/|store/look/)|(\\.test|-spec)\\.tsx?$',
      },
      to: { path: '^(ui|blocks|storefront|cli|demo|test|bench)/' },
    },
    {
      name: 'rules-and-engines-know-no-group',
      severity: 'error',
      from: {
        path: '^server/[^/]+/',
        pathNot: [
          anyGroup,
          '^server/(admin|call|changes|export|http|import|jobs|mail|payment|process|search)/',
          tests,
        ],
      },
      to: { path: anyGroup },
    },
    {
      name: 'below-http-and-jobs-only-the-store-is-known',
      severity: 'error',
      comment:
        'Facets name languages as item pages do; the back office uses the rules of every group, and an export its words; a payment ends an order',
      from: {
        path: '^server/[^/]+/',
        pathNot: [anyGroup, '^server/(admin|export|http|jobs|payment)/', tests],
      },
      to: { path: anyGroup, pathNot: '^server/(store/|title/language-name\\.ts$)' },
    },
    ...groups.map((group) => ({
      name: `${group}-keeps-its-actions`,
      severity: 'error',
      from: { pathNot: [`^server/${group}/`, '^server/actions\\.ts$', tests] },
      to: { path: `^server/${group}/(index|${actionsOf(group)})\\.ts$` },
    })),
    ...folders.map((folder) => ({
      name: `${folder}-keeps-its-queries`,
      severity: 'error',
      from: { pathNot: [`^server/${folder}/`, readers[folder], tests].filter(Boolean) },
      to: { path: `^server/${folder}/[\\w/-]*queries\\.ts$` },
    })),
    {
      name: 'a-provider-sees-no-database',
      severity: 'error',
      from: { path: '^server/providers/', pathNot: tests },
      to: { path: '^server/db/' },
    },
    {
      name: 'a-feed-is-read-without-a-database',
      severity: 'error',
      from: { path: '^server/import/(read|rules)/', pathNot: tests },
      to: { path: '^server/(db|import/(completeness|covers|save))/' },
    },
    ...searchFolders.map((folder, i) => ({
      name: `search-${folder}-knows-only-what-is-below`,
      severity: 'error',
      comment: 'Types may come from above',
      from: { path: `^server/search/${folder}/`, pathNot: tests },
      to: {
        path: [
          ...searchFolders.slice(i + 1).map((above) => `^server/search/${above}/`),
          '^server/search/[^/]+$',
        ],
        pathNot: '^server/search/(backend|date-ranges)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    })),
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
      name: 'browsers-load-no-labels-of-settings',
      severity: 'error',
      comment: 'contract/settings holds labels for owners; pages need no more than its types',
      from: { path: '^(ui|blocks|storefront)/', pathNot: '(\\.server\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^contract/(settings/|store\\.ts|actions\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shapes-of-pages-load-no-labels-of-settings',
      severity: 'error',
      comment: 'The same for every file of the contract that a page may import',
      from: { path: '^contract/', pathNot: '^contract/(settings/|store\\.ts|actions\\.ts)|\\.test\\.tsx?$' },
      to: { path: '^contract/(settings/|store\\.ts|actions\\.ts)', dependencyTypesNot: ['type-only'] },
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
    exclude: { path: '^(build|data|admin/\\.react-router)/|\\.css$|\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
