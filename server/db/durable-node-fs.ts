import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsStream {
  nfd?: number;
}
interface EmscriptenModule {
  NODEFS?: { stream_ops: { fsync?: (stream: NodeFsStream) => number } };
}

/**
 * PGlite's file system with a real fsync. As shipped it has none, so a power cut could lose acknowledged orders
 * (electric-sql/pglite#1107). Works together with `wal_sync_method=fsync` and without -F; pglite-worker.test.ts counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const hook = (mod: unknown) => {
      const nodeFs = (mod as EmscriptenModule).NODEFS;
      if (!nodeFs) throw new Error('this PGlite has no NODEFS: its files would not be made durable');
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    const options = result.emscriptenOpts;
    const before = options.preRun ?? [];
    options.preRun = [...(Array.isArray(before) ? before : [before]), hook];
    return result;
  }
}
