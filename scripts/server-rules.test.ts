import { expect, test } from 'vitest';
import { circleOf, misplacedSql } from './server-rules.mjs';

const query = "const rows = await db.query<Row>(\n  'select id from title',\n);";

test('reports SQL outside the query files', () => {
  expect(misplacedSql({ path: 'server/http/media.ts', source: query })).toEqual([
    'server/http/media.ts:1: SQL belongs in a queries file',
    'server/http/media.ts:2: SQL belongs in a queries file',
  ]);
  const parts = 'const shown = `\n  select id from page`;\nconst rest = "update page set path = $1";';
  expect(misplacedSql({ path: 'cli/page.ts', source: parts })).toHaveLength(2);
});

test.each([
  'server/cart/queries.ts',
  'cli/order-queries.ts',
  'server/store/write.ts',
  'server/db/migrate.ts',
])('allows SQL in %s', (path) => expect(misplacedSql({ path, source: query })).toEqual([]));

test.each(['demo/queries.ts', 'cli/queries.ts'])('%s may read, but not write', (path) => {
  expect(misplacedSql({ path, source: query })).toEqual([]);
  const source = 'await q.query(\n  `insert into stock (location_id) values ($1)`,\n  [1],\n);';
  expect(misplacedSql({ path, source })).toEqual([`${path}:2: the server writes this: call its write.ts`]);
});

test('the query string of a request and words for shoppers are no SQL', () => {
  const source = "c.req.query('page');\nconst label = 'Select a size';\nconst state = 'update';";
  expect(misplacedSql({ path: 'server/http/embeds.ts', source })).toEqual([]);
});

const cart = { path: 'server/cart/add.ts', source: "import { who } from '../session/who.ts';" };
const session = { path: 'server/session/get.ts', source: "import {\n  readCart,\n} from '../cart/cart.ts';" };

test('a circle of folders is named, import by import', () => {
  const shop = { path: 'server/account/login.ts', source: "import { add } from '../cart/add.ts';" };
  expect(circleOf([shop, cart, session])).toEqual([
    'server/cart/add.ts -> server/session/who.ts',
    'server/session/get.ts -> server/cart/cart.ts',
  ]);
});

test('types, files of the same folder and those above all folders make no circle', () => {
  const type = { path: 'server/session/who.ts', source: "import type { Cart } from '../cart/cart.ts';" };
  const own = { path: 'server/cart/cart.ts', source: "import { add } from './add.ts';" };
  const above = { path: 'server/context.ts', source: "import { add } from './cart/add.ts';" };
  const context = { path: 'server/session/get.ts', source: "import { x } from '../context.ts';" };
  expect(circleOf([cart, type, own, above, context])).toBeUndefined();
});
