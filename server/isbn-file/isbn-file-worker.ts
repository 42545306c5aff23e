import { parentPort, workerData } from 'node:worker_threads';
import { inLanguage } from '../../messages/server-locale.ts';
import { type BookList, readBooksHere } from './books-here.ts';
import { type CopiesList, readCopiesHere } from './copies-here.ts';
import { asLists } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import { readHere, readSheetsHere } from './read-here.ts';
import type { Sheet } from './sheet-rows.ts';
import { type FileFault, UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** The thread's task, and its answer: the numbers of a file, the rows of a workbook, or a list with quantities, or of books. */
export interface WorkerTask {
  bytes: Uint8Array;
  kind: FileKind;
  wanted: 'numbers' | 'rows' | 'copies' | 'books';
  /** Of the sentence that says why a file is not read. */
  language: string;
}
export type Numbers = ReturnType<typeof asLists>;
export type WorkerAnswer =
  | { numbers: Numbers }
  | { sheets: Sheet[] }
  | { copies: CopiesList }
  | { list: BookList }
  | { fault: FileFault; message: string };

async function answerTo({ bytes, kind, wanted }: WorkerTask): Promise<WorkerAnswer> {
  try {
    if (wanted === 'copies') return { copies: await readCopiesHere(bytes, kind) };
    if (wanted === 'books') return { list: await readBooksHere(bytes, kind) };
    return wanted === 'rows'
      ? { sheets: await readSheetsHere(bytes, kind) }
      : { numbers: asLists(await readHere(bytes, kind)) };
  } catch (e) {
    return e instanceof UnreadableFile
      ? { fault: e.fault, message: e.message }
      : { fault: 'file_damaged', message: unreadableText.damaged() };
  }
}

const task = workerData as WorkerTask;
parentPort?.postMessage(await inLanguage(task.language, () => answerTo(task)));
