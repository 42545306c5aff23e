// Runs a TypeScript source file as a worker thread or as a process, in development and tests: tsx reaches into neither by itself.
import { isMainThread, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(isMainThread ? process.argv[2] : workerData.sourceFile);
