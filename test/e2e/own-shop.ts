import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShop } from '../../bench/serve-shop.ts';
import { handsell } from './handsell.ts';

export interface OwnShop {
  origin: string;
  /** Runs the command line of this shop. */
  handsell(args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** A shop in a process and with data of its own, for a story that would stop the others. It is called Cove Books and holds no books. */
export async function startOwnShop(): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handsell-own-'));
  const own = (args: string[]) => handsell(args, [], { DATA_DIR: dataDir });
  await own(['migrate']);
  await own(['store', 'create', 'Cove Books', '--host', 'cove.localhost']);
  const { origin, stop } = await serveShop({ dataDir });
  return {
    origin: `http://cove.localhost:${new URL(origin).port}`,
    handsell: own,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
