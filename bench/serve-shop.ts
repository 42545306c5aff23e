import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, nodeFlags } from '../scripts/shop-process.mjs';

export interface ServedShop {
  origin: string;
  /** From the start of the process until it answered /readyz with 200. */
  readyAfterMs: number;
  /** Resident memory now, bytes, of one process. */
  memory(): Promise<number>;
  /** Guests' pages asked for so far, and how many of them were kept already. */
  pages(): Promise<{ asked: number; kept: number }>;
  /** Processor time used so far; null when several processes share the work. */
  cpuMs(): Promise<number | null>;
  /** When the process began, in seconds; another one after it was replaced. */
  startedAt(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Runs the built shop on a port of its own, as `npm start` does. */
export async function serveShop(settings: {
  dataDir: string;
  databaseUrl?: string;
  /** Processes; more than one needs PostgreSQL. */
  workers?: number;
  /** Folder for a CPU profile, written when the shop stops; '' = none. */
  profileIn?: string;
}): Promise<ServedShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL('../build/node/main.js', import.meta.url));
  const flags = settings.profileIn ? ['--cpu-prof', `--cpu-prof-dir=${settings.profileIn}`] : [];
  const workers = settings.workers ?? 1;
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, ...nodeFlags(''), main], {
    // Elsewhere, so that no .env of the person who measures is read.
    cwd: settings.dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...memoryEnvironment,
      PORT: String(port),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      WORKERS: String(workers),
      LOG_LEVEL: 'error',
      // Each request names its own client address: one shared address would hit the rate limit.
      TRUST_PROXY: 'true',
    },
  });
  running.add(child);
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      running.delete(child);
      resolve();
    });
  });
  while (!(await isReady(origin))) {
    if (ended) throw new Error('the shop did not start');
    await pause(10);
  }
  return {
    origin,
    readyAfterMs: performance.now() - started,
    memory: () => metric(origin, 'process_resident_memory_bytes'),
    async pages() {
      const kept = await metric(origin, 'handsell_guest_pages_total{kept="yes"}');
      return { kept, asked: kept + (await metric(origin, 'handsell_guest_pages_total{kept="no"}')) };
    },
    cpuMs: async () => (workers > 1 ? null : (await metric(origin, 'process_cpu_seconds_total')) * 1000),
    startedAt: () => metric(origin, 'process_start_time_seconds'),
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await exited;
      clearTimeout(late);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function metric(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
