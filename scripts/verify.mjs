// `npm run verify`: the quick check while you work: types, style, imports, and the tests nearest to what has changed since
// `main`, or on `main` itself since the last commit. `npm run verify -- COMMIT` compares with another commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearTests } from './near-tests.mjs';
import { install, root } from './prepare.mjs';
import { capture, run, say } from './say.mjs';

await install();

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .split('\n')
    .filter(Boolean);

/** Uncommitted changes count in any case. */
function changedFiles([given]) {
  const uncommitted = git('ls-files', '--others', '--exclude-standard');
  const since = (commit) => [...git('diff', '--name-only', commit), ...uncommitted];
  if (given) return since(given);
  const changed = since(mergeBase() ?? 'HEAD');
  return changed.length > 0 ? changed : since('HEAD~1');
}

/** Undefined where there is no `main`, such as in a checkout of one branch. */
function mergeBase() {
  try {
    return git('merge-base', 'main', 'HEAD')[0];
  } catch {
    return undefined;
  }
}

const failures = [];

/** Runs a check that says something only when it fails. */
async function check(title, script) {
  const started = performance.now();
  const { code, out } = await capture('npm', ['run', '--silent', script], { cwd: root });
  say(`${title}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds(started)})`);
  if (code === 0) return;
  process.stdout.write(out);
  failures.push(title);
}

const seconds = (started) => `${Math.round((performance.now() - started) / 1000)} s`;

const begun = performance.now();
const changed = changedFiles(process.argv.slice(2));
// Two processors: types take as long as the others together.
const imports = check('style', 'lint').then(() => check('imports', 'imports'));
await Promise.all([check('types', 'typecheck'), imports]);

const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx');
const all = listed.filter((path) => existsSync(join(root, path)));
const tests = nearTests(
  changed,
  all.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
);
say(`${changed.length} files changed, ${tests.length} of ${all.length} test files are near`);
const vitest = ['vitest', 'run', '--reporter=dot', ...tests];
if (tests.length > 0 && (await run('npx', vitest, { cwd: root })) !== 0) failures.push('tests');

say(`${failures.length > 0 ? `FAILED: ${failures.join(', ')}` : 'all passed'} (${seconds(begun)})`);
process.exitCode = failures.length > 0 ? 1 : 0;
