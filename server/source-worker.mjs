// Runs a TypeScript source file as a worker thread, in development and tests: tsx does not reach into threads by itself.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.sourceFile);
