import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsStream {
  nfd?: number;
  path?: string;
}
type Write = (stream: NodeFsStream, ...bytes: unknown[]) => number;
interface EmscriptenModule {
  NODEFS?: { stream_ops: { write: Write; fsync?: (stream: NodeFsStream) => number } };
}

/** The log could not be written or made durable: 'full' for want of room, else the error's code. */
export type LostLog = 'full' | (string & {});

/**
 * PGlite's file system with a real fsync. As shipped it has none, so a power cut could lose acknowledged orders
 * (electric-sql/pglite#1107). Works together with `wal_sync_method=fsync` and without -F; pglite-worker.test.ts counts the calls.
 *
 * PostgreSQL panics when its log cannot be written, and a panic of PGlite spins for ever: `onLostLog` is called before
 * it can, and must end the thread.
 */
export class DurableNodeFS extends NodeFS {
  constructor(
    dir: string,
    private readonly onLostLog: (why: LostLog) => void,
  ) {
    super(dir);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const hook = (mod: unknown) => {
      const nodeFs = (mod as EmscriptenModule).NODEFS;
      if (!nodeFs) throw new Error('this PGlite has no NODEFS: its files would not be made durable');
      const { write } = nodeFs.stream_ops;
      nodeFs.stream_ops.write = (stream, ...bytes) => {
        try {
          return write(stream, ...bytes);
        } catch (e) {
          // A table that cannot grow is an ordinary error; only the log is beyond repair.
          if (stream.path?.includes('/pg_wal/')) this.onLostLog(whyLost(e, stream));
          throw e;
        }
      };
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return 0;
        try {
          fs.fsyncSync(stream.nfd);
        } catch (e) {
          this.onLostLog(whyLost(e, stream));
          throw e;
        }
        return 0;
      };
    };
    const options = result.emscriptenOpts;
    const before = options.preRun ?? [];
    options.preRun = [...(Array.isArray(before) ? before : [before]), hook];
    return result;
  }
}

/** Emscripten's ENOSPC and EDQUOT (WASI numbers), for PGlite does not pass node's error on. */
const noRoom = new Set<unknown>([51, 19, 'ENOSPC', 'EDQUOT']);

function whyLost(e: unknown, { path = 'the log' }: NodeFsStream): LostLog {
  const { code, errno } = e as { code?: string; errno?: number };
  return noRoom.has(code) || noRoom.has(errno) ? 'full' : `${path} could not be written (${code ?? errno})`;
}
