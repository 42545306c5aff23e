import { parentPort, workerData } from 'node:worker_threads';
import { openPgliteHere } from './pglite-core.ts';
import { diskFullExit, type Reply, type Request } from './pglite-protocol.ts';
import { plainError } from './plain-error.ts';

/** Runs PGlite away from the thread that renders pages. Requests are answered one after the other, in order. */
const port = parentPort;
if (!port) throw new Error('pglite-worker runs only as a worker');
const { dir } = workerData as { dir: string };

try {
  const link = await openPgliteHere(dir, undefined, (why) => {
    if (why !== 'full') process.stderr.write(`handsell: the database was stopped: ${why}\n`);
    process.exit(why === 'full' ? diskFullExit : 1);
  });
  port.postMessage({ id: 0, rows: [] } satisfies Reply);
  port.on('message', async (request: Request) => {
    try {
      const rows = request.op === 'query' ? await link.query(request.text, request.params, request.name) : [];
      if (request.op === 'exec') await link.exec(request.text);
      if (request.op === 'close') await link.close();
      port.postMessage({ id: request.id, rows } satisfies Reply);
      if (request.op === 'close') port.close();
    } catch (e) {
      port.postMessage({ id: request.id, error: plainError(e) } satisfies Reply);
    }
  });
} catch (e) {
  port.postMessage({ id: 0, error: plainError(e) } satisfies Reply);
  port.close();
}
