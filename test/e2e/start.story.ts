import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

// No page is looked at here: the built shop as the person meets it who starts it.
let dir: string;
test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'handsell-start-'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

/** Starts the built shop, which is expected to end by itself. */
function start(env: Record<string, string>): Promise<{ code: number | null; err: string }> {
  const main = join(import.meta.dirname, '..', '..', 'build', 'node', 'main.js');
  const child = spawn(process.execPath, [main], {
    cwd: dir,
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: join(dir, 'data'), ...env },
  });
  let err = '';
  child.stderr.on('data', (bytes) => {
    err += bytes;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, err })));
}

test('a taken port ends the start before anything is made', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, err } = await start({ PORT: port });
  other.close();
  expect(err).toBe(`handsell: Port ${port} is already in use. Set PORT to another one.\n`);
  expect(code).toBe(1);
  expect(existsSync(join(dir, 'data'))).toBe(false);
});

test('settings that cannot be are named', async () => {
  const wrong = [
    [{ PORT: 'many' }, 'The setting PORT is not right'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not right: must look like postgres://'],
    [{ WORKERS: '2' }, 'WORKERS needs DATABASE_URL'],
    [{ HOST: '203.0.113.9' }, 'HOST=203.0.113.9 isn’t an address of this machine'],
  ] as const;
  for (const [env, sentence] of wrong) {
    const { code, err } = await start(env);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});

test('a data folder that is a file is named', async () => {
  writeFileSync(join(dir, 'data'), '');
  const { code, err } = await start({});
  expect(err).toBe(
    `handsell: The data folder ${join(dir, 'data')} is not a folder. Put that right, or set DATA_DIR to another.\n`,
  );
  expect(code).toBe(1);
});

test('a damaged database is named, and left as it is', async () => {
  mkdirSync(join(dir, 'data', 'pglite'), { recursive: true });
  writeFileSync(join(dir, 'data', 'pglite', 'PG_VERSION'), '18');
  const { code, err } = await start({});
  expect(err).toContain(`The folder ${join(dir, 'data', 'pglite')} holds no whole database.`);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('a PostgreSQL that is not there is waited for a little, then named', async () => {
  const { code, err } = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
  expect(err).toContain('The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1).');
  expect(err).not.toContain('secret');
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
