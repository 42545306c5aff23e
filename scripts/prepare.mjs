// What every command needs first: a new enough Node, the packages, the build. Each is done only when it is due.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, say, stop } from './say.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Handsell needs Node.js 20.19 or newer; this is ${process.versions.node}. Get it at https://nodejs.org.`,
  );
}

export async function install() {
  const stamp = join(root, 'node_modules', '.handsell-installed');
  const wanted = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (once, a minute or two) …');
  // Not `npm ci`: it insists on entries for every platform in the lock file, and a lock file can only name the platforms
  // whose packages its registry had. Versions come from the lock file all the same, and nothing is written to it.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { cwd: root });
  if (code !== 0) stop('npm could not install the packages; what it says about it is above.');
  writeFileSync(stamp, wanted);
}

/** Folders whose files make up the build. */
const sources = ['contract', 'ui', 'blocks', 'storefront', 'server', 'cli', 'demo', 'scripts/build-node.mjs'];
const configs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];

export async function build() {
  const stamp = join(root, 'build', '.handsell-built');
  const wanted = hashOf([...sources, ...configs].flatMap((path) => filesUnder(join(root, path))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('building the shop …');
  const code = await run('npm', ['run', '--silent', 'build'], { cwd: root });
  if (code !== 0) stop('the build failed; its own message is above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
