// What every command needs first: the packages and the build. Each is made only when it is due.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetOld } from './forget-old.mjs';
import { longWork } from './long-work.mjs';
import { stop } from './say.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Megabytes that the packages take, including npm's own copies of them. */
const roomForPackages = 1000;
const roomForBuild = 50;

/** Installs the packages; without `forTests` only those that a shop needs, half as many. */
export async function install({ forTests = true } = {}) {
  const stamp = join(root, 'node_modules', '.handsell-installed');
  const locked = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')]);
  const done = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (done === locked || (!forTests && done === `${locked} shop`)) return;
  // Keep the test programs if they are installed.
  const whole = forTests || existsSync(join(root, 'node_modules', 'vitest'));
  if (!existsSync(join(root, 'node_modules'))) needRoom(roomForPackages, 'to install its packages');
  // Not `npm ci`: it insists on entries for every platform in the lock file, and a lock file can only name the platforms
  // whose packages its registry had. Versions come from the lock file all the same, and nothing is written to it.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!whole) args.push('--omit=dev');
  const packages = lockedPackages(whole);
  const { code, out } = await longWork('installing packages (once)', 'npm', args, {
    cwd: root,
    step: () => {
      const here = packages.filter((path) => existsSync(join(root, path, 'package.json'))).length;
      return here > 0 ? `${here} of ${packages.length}` : '';
    },
  });
  if (code !== 0) stopWith(out, 'npm could not install the packages; what it says about it is above.');
  keep(stamp, whole ? locked : `${locked} shop`);
}

/** Where the lock file puts what this machine needs. */
function lockedPackages(whole) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isOurs = ({ os, cpu, libc, dev }) =>
    (whole || !dev) &&
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || libc.includes('glibc'));
  return Object.keys(packages).filter((path) => path !== '' && isOurs(packages[path]));
}

/** Folders whose files make up the build. */
const sources = [
  'contract',
  'messages/en',
  'messages/project.inlang/settings.json',
  'ui',
  'blocks',
  'storefront',
  'admin',
  'server',
  'cli',
  'demo',
  'scripts/build-node.mjs',
];
const configs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];

export async function build() {
  const stamp = join(root, 'build', '.handsell-built');
  const wanted = hashOf([...sources, ...configs].flatMap((path) => filesUnder(join(root, path))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  needRoom(roomForBuild, 'to build the shop');
  forgetOld(join(root, 'build'), stamp);
  const { code, out } = await longWork('building the shop', 'npm', ['run', '--silent', 'build'], {
    cwd: root,
    step: (text) => {
      if (/ssr environment[\s\S]*built in/.test(text)) return 'the server';
      return text.includes('ssr environment') ? 'pages on the server' : 'pages in the browser';
    },
  });
  if (code !== 0) stopWith(out, 'the build failed; its own message is above.');
  keep(stamp, wanted);
}

/** Stops with one sentence if the machine is the cause, else with the program's own last words and `otherwise`. */
function stopWith(out, otherwise) {
  if (/ENOSPC/.test(out)) stop(`the disk of ${root} is full. Make room and start again.`);
  if (/EACCES|EPERM|EROFS/.test(out))
    stop(`${root} can’t be written by this user. Change its owner or permissions.`);
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(out))
    stop(
      'npm cannot reach its registry to fetch the packages. Check the connection, or npm’s proxy settings.',
    );
  process.stderr.write(`${out.trim().split('\n').slice(-40).join('\n')}\n`);
  stop(otherwise);
}

function needRoom(megabytes, why) {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < megabytes)
    stop(`the disk of ${root} has ${free} MB left; Handsell needs ${megabytes} MB ${why}.`);
}

function keep(stamp, hash) {
  try {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  } catch (e) {
    stopWith(e.code, `${stamp} cannot be written: ${e.message}.`);
  }
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
