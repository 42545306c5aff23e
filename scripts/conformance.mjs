// `npm run conformance`: which rows of docs/spec/requirements.tsv a test names. Fails when a test or a comment names a row
// that does not exist, or when a row of docs/spec/tested.txt has lost its test.
//   --list AREA  the rows of an area that no test names, '*' where product code names them     --all  those of every area
//   --update     writes docs/spec/tested.txt                --check   prints only what fails
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prepare.mjs';
import { compare, readBaseline, readRows, readStates } from './requirement-codes.mjs';
import { say, stop } from './say.mjs';

const { values: options } = parseArgs({
  options: {
    list: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const spec = (name) => join(root, 'docs/spec', name);
const read = (path) => readFileSync(path, 'utf8');

const folders = [
  'admin',
  'bench',
  'blocks',
  'cli',
  'contract',
  'demo',
  'scripts',
  'server',
  'storefront',
  'test',
  'ui',
];
const isSource = /\.(ts|tsx|mjs|cjs|css|sql)$/;
const isTest = /\.test\.tsx?$|-spec\.ts$|^test\/(e2e|browsers)\//;
const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => isSource.test(path))
  .map((path) => ({ path, text: read(join(root, path)) }));

const rows = readRows(read(spec('requirements.tsv')));
const result = compare({
  rows,
  states: readStates(read(spec('README.md'))),
  baseline: readBaseline(read(spec('tested.txt'))),
  tests: files.filter((file) => isTest.test(file.path)),
  product: files.filter((file) => !isTest.test(file.path)),
});

for (const area of options.list)
  if (!result.perArea.some((of) => of.area === area)) stop(`there is no area '${area}'`);

const statements = new Map(rows.map(({ id, statement }) => [id, statement]));
if (!options.check) {
  const line = (...cells) =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(9) : String(cell).padStart(9))).join(' ');
  process.stdout.write(`${line('area', 'state', 'rows', 'tested', 'untested', 'code only')}\n`);
  for (const of of result.perArea) {
    const cells = [of.rows, of.tested, of.untested.length, of.onlyInProduct.length];
    process.stdout.write(`${line(of.area, of.state ?? '?', ...cells)}\n`);
    if (options.all || options.list.includes(of.area)) {
      for (const id of of.untested)
        process.stdout.write(`  ${id}${of.onlyInProduct.includes(id) ? '*' : ' '} ${statements.get(id)}\n`);
    }
  }
  process.stdout.write(
    `${line('all', '', rows.length, result.tested.length, rows.length - result.tested.length)}\n`,
  );
}

if (options.update) {
  writeFileSync(spec('tested.txt'), result.tested.map((code) => `${code}\n`).join(''));
  say(`docs/spec/tested.txt: ${result.added.length} added, ${result.lost.length} removed.`);
} else {
  for (const code of result.lost) say(`no test names ${code} any more`);
  if (result.added.length > 0 && !options.check)
    say(`not in docs/spec/tested.txt yet (--update): ${result.added.join(', ')}`);
}
for (const { code, paths } of result.unknown) say(`there is no row ${code}: ${paths.join(', ')}`);
for (const area of result.withoutState) say(`docs/spec/README.md has no state for ${area}`);
for (const area of result.stateWithoutRows) say(`docs/spec/README.md lists ${area}, which has no rows`);
const problems = [
  result.unknown,
  result.withoutState,
  result.stateWithoutRows,
  options.update ? [] : result.lost,
];
if (problems.some((list) => list.length > 0)) process.exit(1);
