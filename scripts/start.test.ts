import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The command behind `npm start`, with flags before it and settings of its own. */
function start(
  flags: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; err: string }> {
  const args = [...flags, '-r', './scripts/check-node.cjs', 'scripts/start.mjs'];
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...env } });
  let err = '';
  child.stderr.on('data', (bytes) => {
    err += bytes;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, err })));
}

test.each(['18.20.8', '20.18.3', '12.22.9'])(
  'Node %s gets an error that names the version it needs',
  async (version) => {
    const dir = mkdtempSync(join(tmpdir(), 'handsell-node-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const disguise = join(dir, 'disguise.cjs');
    writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
    const { code, err } = await start(['-r', disguise]);
    expect(code).toBe(1);
    expect(err).toBe(
      `handsell: Handsell needs Node.js 20.19 or newer; this is ${version}. Get it at https://nodejs.org.\n`,
    );
  },
);

test('a taken port is found before anything is installed or built', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, err } = await start([], { PORT: port });
  expect(code).toBe(1);
  expect(err).toBe(`handsell: Port ${port} is already in use. Set PORT to another one.\n`);
});
