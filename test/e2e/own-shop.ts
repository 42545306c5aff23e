import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryEnvironment, nodeFlags } from '../../scripts/shop-process.mjs';
import { handsell } from './handsell.ts';

export interface OwnShop {
  origin: string;
  /** Runs the command line of this shop. */
  handsell(args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** A shop in a process and with data of its own, for a story that would stop the others. It is called Cove Books and holds no books. */
export async function startOwnShop(): Promise<OwnShop> {
  const data = mkdtempSync(join(tmpdir(), 'handsell-own-'));
  const port = await freePort();
  const env = { DATA_DIR: data, PORT: String(port), DEMO: '0' };
  const own = (args: string[]) => handsell(args, [], env);
  await own(['migrate']);
  await own(['store', 'create', 'Cove Books', '--host', 'cove.localhost']);
  const server = spawn(process.execPath, [...nodeFlags(), 'build/node/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...memoryEnvironment,
      ...env,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await isReady(port, server);
  return {
    origin: `http://cove.localhost:${port}`,
    handsell: own,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function isReady(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return;
    if (server.exitCode !== null) throw new Error('the shop of the story did not start');
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
