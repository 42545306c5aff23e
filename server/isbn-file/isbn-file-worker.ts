import { parentPort, workerData } from 'node:worker_threads';
import { asLists } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import { readHere, readSheetsHere } from './read-here.ts';
import type { Sheet } from './sheet-rows.ts';
import { type FileFault, UnreadableFile } from './unreadable-file.ts';

/** The thread's task, and its answer: the numbers of a file, or the rows of a workbook. */
export interface WorkerTask {
  bytes: Uint8Array;
  kind: FileKind;
  wanted: 'numbers' | 'rows';
}
export type Numbers = ReturnType<typeof asLists>;
export type WorkerAnswer = { numbers: Numbers } | { sheets: Sheet[] } | { fault: FileFault; message: string };

const { bytes, kind, wanted } = workerData as WorkerTask;
let answer: WorkerAnswer;
try {
  answer =
    wanted === 'rows'
      ? { sheets: await readSheetsHere(bytes, kind) }
      : { numbers: asLists(await readHere(bytes, kind)) };
} catch (e) {
  answer =
    e instanceof UnreadableFile
      ? { fault: e.fault, message: e.message }
      : { fault: 'file_damaged', message: 'This file is damaged and could not be read.' };
}
parentPort?.postMessage(answer);
