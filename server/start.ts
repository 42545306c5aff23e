import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { onStopSignal } from './process/stop-signals.ts';
import { keepProcesses } from './process/worker-processes.ts';

// The process that keeps several others imports nothing of the shop: it takes a quarter of the memory. The first of the
// others checks the settings, WORKERS among them.
if (existsSync('.env')) process.loadEnvFile('.env');
const count = Number(process.env.WORKERS ?? 1);
if (cluster.isPrimary && count > 1) {
  const stop = keepProcesses(cluster, count, (code) => process.exit(code));
  onStopSignal(process, { ignoresInterrupt: false, stop, cut: stop });
} else await import('./main.ts');
