import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { waitingLine } from '../waiting-line.ts';
import { startWorker } from '../worker-file.ts';
import type { BookList } from './books-here.ts';
import type { CopiesList } from './copies-here.ts';
import type { Unread } from './found-numbers.ts';
import type { WorkerAnswer, WorkerTask } from './isbn-file-worker.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { Sheet } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReaderLimits {
  timeoutMs: number;
  /** Of the thread's heap. */
  memoryMb: number;
  /** By how much the whole process may grow meanwhile: what is unpacked lies outside any heap. */
  growthMb: number;
}
const usual: ReaderLimits = { timeoutMs: 20_000, memoryMb: 384, growthMb: 768 };

/** Readers at once in one process, and files that wait for one: the shop stays quick for everybody else. */
const enter = waitingLine({
  slots: 2,
  mostWaiting: 8,
  longestMs: 120_000,
  refusal: () => new UnreadableFile('reader_busy', m.refusal_reader_busy()),
});

export interface ReadNumbers {
  isbns: string[];
  doubtful: string[];
  unread: Unread[];
}

/**
 * The ISBNs in a file (.txt .csv .html .pdf .xls .xlsx), as 13 digits, in the order of the file, each once; and numbers that
 * were meant to be ISBNs and are none (a wrong digit, most often), as they are written; and what the file was too long for. A
 * thread of its own reads it, with limited memory and time; `bytes` is handed over to it and empty afterwards.
 *
 * @throws UnreadableFile with a sentence for the shopper
 */
export async function readIsbnFile(
  bytes: Uint8Array,
  name: string,
  limits: Partial<ReaderLimits> = {},
): Promise<ReadNumbers> {
  const kind = kindOfFile(bytes, name);
  const answer = await inTurn({ bytes, kind, wanted: 'numbers' }, limits);
  if ('numbers' in answer) return answer.numbers;
  throw damaged();
}

/**
 * The rows of a list with quantities (.txt .csv .html .pdf .xls .xlsx), read under the same limits; `bytes` is handed over.
 *
 * @throws UnreadableFile with a sentence for the shopper
 */
export async function readCopiesFile(
  bytes: Uint8Array,
  name: string,
  limits: Partial<ReaderLimits> = {},
): Promise<CopiesList> {
  const answer = await inTurn({ bytes, kind: kindOfFile(bytes, name), wanted: 'copies' }, limits);
  if ('copies' in answer) return answer.copies;
  throw damaged();
}

/**
 * The books of a list, by ISBN or by words (.txt .csv .html .pdf .xls .xlsx), read under the same limits; `bytes` is handed over.
 *
 * @throws UnreadableFile with a sentence for the shopper
 */
export async function readBooksFile(
  bytes: Uint8Array,
  name: string,
  limits: Partial<ReaderLimits> = {},
): Promise<BookList> {
  const answer = await inTurn({ bytes, kind: kindOfFile(bytes, name), wanted: 'books' }, limits);
  if ('list' in answer) return answer.list;
  throw damaged();
}

/**
 * The sheets of a workbook, visible ones first, read under the same limits.
 *
 * @throws UnreadableFile
 */
export async function readSheets(
  bytes: Uint8Array,
  kind: 'xlsx' | 'xls',
  limits: Partial<ReaderLimits> = {},
): Promise<Sheet[]> {
  const answer = await inTurn({ bytes, kind, wanted: 'rows' }, limits);
  if ('sheets' in answer) return answer.sheets;
  throw damaged();
}

async function inTurn(
  task: Omit<WorkerTask, 'language'>,
  limits: Partial<ReaderLimits>,
): Promise<WorkerAnswer> {
  const leave = await enter();
  try {
    return await inThread({ ...task, language: getLocale() }, { ...usual, ...limits });
  } finally {
    leave();
  }
}

function inThread(task: WorkerTask, { timeoutMs, memoryMb, growthMb }: ReaderLimits): Promise<WorkerAnswer> {
  // Bytes that share their buffer with others cannot be handed over.
  const own = task.bytes.byteLength === task.bytes.buffer.byteLength ? task.bytes : task.bytes.slice();
  return new Promise((resolve, reject) => {
    const worker = startWorker(
      'isbn-file/isbn-file-worker',
      { ...task, bytes: own },
      {
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
        transferList: [own.buffer as ArrayBuffer],
        // Discard what libraries print about a strange file: it may hold private data.
        stdout: true,
        stderr: true,
      },
    );
    const giveUp = (reason: UnreadableFile) => {
      reject(reason);
      void worker.terminate();
    };
    const tooLong = () => new UnreadableFile('took_too_long', m.refusal_took_too_long());
    const timer = setTimeout(() => giveUp(tooLong()), timeoutMs);
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthMb * 1024 * 1024) giveUp(tooMuch());
    }, 100);
    worker.once('message', (answer: WorkerAnswer) => {
      if ('fault' in answer) reject(new UnreadableFile(answer.fault, answer.message));
      else resolve(answer);
      void worker.terminate();
    });
    worker.once('error', (e) => {
      const full = 'code' in e && e.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(full ? tooMuch() : damaged());
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(watch);
      reject(damaged());
    });
  });
}

const tooMuch = () => new UnreadableFile('too_much_inside', m.refusal_too_much_inside());
const damaged = () => new UnreadableFile('file_damaged', m.refusal_file_damaged());
