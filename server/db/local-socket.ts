import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { DatabaseDown, type Db, type Query } from './db.ts';
import { fromPlainError, type PlainError, plainError } from './plain-error.ts';
import { serialDb } from './serial-db.ts';

/**
 * PGlite belongs to one process. While the shop runs, the command line reaches the data through this socket: only the
 * same user of the same machine can open it. Frames: 4 bytes of length, then a v8-serialised message.
 */
type Ask =
  | { op: 'query'; text: string; params: readonly unknown[] | undefined; name: string | undefined }
  | { op: 'exec'; text: string };
interface Told {
  rows?: Record<string, unknown>[];
  error?: PlainError;
}

export function socketPath(dir: string): string {
  const name = createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 16);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\handsell-${name}`
    : join(tmpdir(), `handsell-${name}.sock`);
}

/** Commands that still work when the shop closes get so long to end. */
const longestStopMs = 5_000;

/**
 * Serves the database to the command line. Returns the stop. Between two transactions of a command the shop has its turn:
 * `lastActivity` tells when it asked for something (`performance.now()`).
 */
export async function serveLocally(
  db: Db,
  dir: string,
  lastActivity: () => number = () => 0,
): Promise<() => Promise<void>> {
  const path = socketPath(dir);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const previous = process.umask(0o077);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let ended = { at: 0, tookMs: 0 };
    let began = 0;
    let transaction: { q: Query; end(commit: boolean): Promise<void> } | undefined;
    const answer = async (ask: Ask): Promise<Told> => {
      const word = ask.text.trim().toLowerCase();
      if (ask.op === 'exec' && word === 'begin') {
        await waitForShop(ended, lastActivity);
        const begun = await begin(db);
        // The client disconnected before its transaction began: roll back, or every later query waits for it.
        if (socket.destroyed) await begun.end(false);
        else transaction = begun;
        began = performance.now();
      } else if (ask.op === 'exec' && (word === 'commit' || word === 'rollback')) {
        const open = transaction;
        transaction = undefined;
        await open?.end(word === 'commit');
        const at = performance.now();
        ended = { at, tookMs: at - began };
      } else if (ask.op === 'query') {
        return { rows: await (transaction?.q ?? db).query(ask.text, ask.params, ask.name) };
      } else await db.exec(ask.text);
      return { rows: [] };
    };
    onFrames(socket, async (frame) => {
      if (socket.destroyed) return;
      const told = await answer(frame as Ask).catch((e: unknown): Told => ({ error: plainError(e) }));
      send(socket, told);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      void transaction?.end(false).catch(() => {});
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  process.umask(previous);
  return async () => {
    // A command may need hours, and the shop that closes does not wait for it that long.
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, longestStopMs);
    await new Promise((done) => server.close(done));
    clearTimeout(cut);
  };
}

/**
 * A page asks one thing after the other, and would wait for a transaction each time. So a command goes on when the shop
 * has been silent for a moment, at the latest after twice the time it had itself.
 */
async function waitForShop(
  { at, tookMs }: { at: number; tookMs: number },
  lastActivity: () => number,
): Promise<void> {
  const silence = 4;
  const end = at + Math.max(2 * tookMs, silence);
  while (performance.now() < Math.min(end, Math.max(at, lastActivity()) + silence)) await pause(1);
}

/** Opens a transaction that stays open until `end`. */
function begin(db: Db): Promise<{ q: Query; end(commit: boolean): Promise<void> }> {
  return new Promise((opened, failed) => {
    let finish: (commit: boolean) => void = () => {};
    const decision = new Promise<boolean>((d) => {
      finish = d;
    });
    const done = db
      .tx(async (q) => {
        opened({
          q,
          end: async (commit) => {
            finish(commit);
            await done.catch((e: unknown) => {
              if (e !== rolledBack) throw e;
            });
          },
        });
        if (!(await decision)) throw rolledBack;
      })
      .catch((e: unknown) => {
        failed(e);
        throw e;
      });
    done.catch(() => {});
  });
}
const rolledBack = new Error('rolled back');

/** The database of the shop that runs on `dir`. Throws `DatabaseDown` when no shop listens there. */
export async function openLocally(dir: string): Promise<Db> {
  const socket = net.connect(socketPath(dir));
  await new Promise<void>((done, failed) => {
    socket.once('connect', done);
    socket.once('error', (e) => failed(new DatabaseDown(e)));
  });
  const waiting: { resolve(rows: Record<string, unknown>[]): void; reject(e: Error): void }[] = [];
  onFrames(socket, async (frame) => {
    const told = frame as Told;
    const call = waiting.shift();
    if (told.error) call?.reject(fromPlainError(told.error));
    else call?.resolve(told.rows ?? []);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const call of waiting.splice(0)) call.reject(new DatabaseDown('the shop was stopped'));
  });
  const ask = (message: Ask) =>
    new Promise<Record<string, unknown>[]>((resolve, reject) => {
      if (socket.destroyed) return reject(new DatabaseDown('the shop was stopped'));
      waiting.push({ resolve, reject });
      send(socket, message);
    });
  const db = serialDb({
    query: (text, params, name) => ask({ op: 'query', text, params, name }),
    exec: async (text) => {
      await ask({ op: 'exec', text });
    },
    close: async () => {
      socket.end();
    },
  });
  return { ...db, isShared: true };
}

function send(socket: net.Socket, message: Ask | Told): void {
  const body = serialize(message);
  const head = Buffer.allocUnsafe(4);
  head.writeUInt32LE(body.length);
  if (!socket.destroyed) socket.write(Buffer.concat([head, body]));
}

/** Handles frames strictly one after the other: answers keep the order of the questions. */
function onFrames(socket: net.Socket, handle: (frame: unknown) => Promise<void>): void {
  let buffered: Buffer = Buffer.alloc(0);
  let turn: Promise<void> = Promise.resolve();
  socket.on('data', (chunk: Buffer) => {
    buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk;
    while (buffered.length >= 4) {
      const length = buffered.readUInt32LE(0);
      if (buffered.length < 4 + length) break;
      const frame: unknown = deserialize(buffered.subarray(4, 4 + length));
      buffered = buffered.subarray(4 + length);
      turn = turn.then(() => handle(frame));
    }
  });
}
