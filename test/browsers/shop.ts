import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryEnvironment, nodeFlags } from '../../scripts/shop-process.mjs';
import { freePort } from './free-port.ts';

/** The built shop with its demo data, behind a connection that can be made slow. */
export interface BuiltShop {
  origin: string;
  /** Keeps the page's entry and the code of its blocks waiting until what it answers is called. */
  holdScripts(): () => void;
  stop(): Promise<void>;
}

export async function openBuiltShop(): Promise<BuiltShop> {
  const data = mkdtempSync(join(tmpdir(), 'handsell-browsers-'));
  const port = await freePort();
  const server = spawn(process.execPath, [...nodeFlags(), 'build/node/main.js'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DATABASE_URL: '',
      BASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      DEV_PAGES: '1',
    },
  });
  await isReady(port, server);
  const line = await openLine(port);
  return {
    origin: line.origin,
    holdScripts: line.holdScripts,
    async stop() {
      line.close();
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
    if (server.exitCode !== null) throw new Error('the shop did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Browsers open six connections to a host: one stays free for the page that comes after. */
const mostHeld = 5;

/** A proxy before the shop. The host stays as the browser has sent it: the shop compares it with where a call came from. */
async function openLine(port: number) {
  let held: Promise<void> | null = null;
  let waiting = 0;
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (held && waiting < mostHeld && /^\/assets\/(entry|render)/.test(asked.url ?? '')) {
      waiting += 1;
      await held;
      waiting -= 1;
    }
    const { method, url, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const proxy = createServer((asked, answer) => void pass(asked, answer));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    holdScripts() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => {
        held = null;
        letGo();
      };
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
