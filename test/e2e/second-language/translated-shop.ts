import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryEnvironment, nodeFlags } from '../../../scripts/shop-process.mjs';
import { readSecretKey } from '../../../server/process/secret-key.ts';
import { ask } from '../ask.ts';
import { pseudoCatalogue } from './pseudo.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const language = 'en-XA';
const leftOut = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  'test',
  'test-results',
  'bench',
  'docs',
  'compiled',
]);

export interface TranslatedShop {
  /** Of Tidewater Books. */
  origin: string;
  /** Its demo reader, who has lists, gift registries and orders. */
  reader: { email: string; password: string; initials: string };
  stop(): Promise<void>;
}

/**
 * The shop with a second language, made as a translator would: a copy of the project gets a folder of texts and one tag in
 * its settings, and is built and started. Tidewater Books speaks it.
 */
export async function startTranslatedShop(): Promise<TranslatedShop> {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-language-'));
  cpSync(root, dir, { recursive: true, filter: (path) => path === root || !leftOut.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  translate(join(dir, 'messages'));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: dir, stdio: 'pipe' });

  const port = await freePort();
  const env = {
    ...memoryEnvironment,
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'error',
    DEV_PAGES: '1',
    TRUST_PROXY: '1',
  };
  const server = spawn(process.execPath, [...nodeFlags(), 'build/node/main.js'], {
    cwd: dir,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await isReady(port, server);
  const set = ['build/node/handsell.js', 'store', 'set', 'tidewater', 'store_info.language', language];
  execFileSync(process.execPath, set, { cwd: dir, env, stdio: 'pipe' });
  const origin = `http://tidewater.localhost:${port}`;
  // The running shop follows a change within two seconds.
  while (!(await ask(origin)).body.includes(`lang="${language}"`)) await sleep(200);
  const email = 'reader@tidewater.example';
  const secret = readSecretKey({ SECRET_KEY: '', DATA_DIR: env.DATA_DIR });
  return {
    origin,
    reader: { email, password: secret.derive('demo reader', email).slice(0, 16), initials: 'RA' },
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function translate(messages: string): void {
  const project = join(messages, 'project.inlang', 'settings.json');
  const settings = JSON.parse(readFileSync(project, 'utf8')) as { locales: string[] };
  writeFileSync(project, JSON.stringify({ ...settings, locales: [...settings.locales, language] }));
  cpSync(join(messages, 'en'), join(messages, language), { recursive: true });
  for (const name of readdirSync(join(messages, language))) {
    const file = join(messages, language, name);
    writeFileSync(file, JSON.stringify(pseudoCatalogue(JSON.parse(readFileSync(file, 'utf8')))));
  }
}

async function isReady(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return;
    if (server.exitCode !== null) throw new Error('the translated shop did not start');
    await sleep(200);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
