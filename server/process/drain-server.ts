import type { Server } from 'node:http';

/** Milliseconds without a new connection before the port closes; and the longest wait for that. */
const quiet = 100;
const longest = 2000;

/**
 * Graceful shutdown: serves every client that connected before the call, even from a queue (the kernel's, or that of the
 * process that hands connections to its workers); then closes the port, and resolves when the last answer is sent. Call
 * this once the server is created, and its result once to shut down.
 */
export function drainServer(server: Server): () => Promise<void> {
  let arrived = 0;
  let draining = false;
  server.on('connection', () => {
    arrived += 1;
  });
  // The client's next request must not meet a connection that is being closed.
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
