import { parentPort, workerData } from 'node:worker_threads';
import { asLists } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import { readHere } from './read-here.ts';
import { type FileFault, UnreadableFile } from './unreadable-file.ts';

/** What the thread is told, and what it answers. */
export interface WorkerTask {
  bytes: Uint8Array;
  kind: FileKind;
}
export type WorkerAnswer = ReturnType<typeof asLists> | { fault: FileFault; message: string };

const { bytes, kind } = workerData as WorkerTask;
let answer: WorkerAnswer;
try {
  answer = asLists(await readHere(bytes, kind));
} catch (e) {
  answer =
    e instanceof UnreadableFile
      ? { fault: e.fault, message: e.message }
      : { fault: 'file_damaged', message: 'This file is damaged and could not be read.' };
}
parentPort?.postMessage(answer);
