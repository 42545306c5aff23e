import type { Server } from 'node:http';

/** Milliseconds in which nobody must have come before the port is given up; and after which it is in any case. */
const quiet = 100;
const longest = 2000;

/**
 * The end of a server that leaves nobody without an answer: whoever connected before it was called is served, though
 * they still wait in a queue (the kernel's, or that of the process that hands connections to its workers); then the port
 * is given up, and it resolves when the last answer is sent. Call it once the server is made, its result once to end.
 */
export function drainServer(server: Server): () => Promise<void> {
  let arrived = 0;
  let draining = false;
  server.on('connection', () => {
    arrived += 1;
  });
  // The next request of this client shall not meet a connection that is just being closed.
  server.prependListener('request', (_, response) => {
    if (draining) response.shouldKeepAlive = false;
  });

  return async () => {
    draining = true;
    const end = performance.now() + longest;
    for (let before = -1; before !== arrived && performance.now() < end; ) {
      before = arrived;
      await turn(quiet);
    }
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await new Promise((closed) => server.close(closed));
    clearInterval(idle);
  };
}

/** `setImmediate` as well: what came while the process was busy is read after its timers. */
const turn = (ms: number) => new Promise((done) => setTimeout(() => setImmediate(done), ms));
