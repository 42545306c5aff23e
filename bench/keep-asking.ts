import { connect } from 'node:net';

/** An answer with a length, as pages have, or in chunks, as calls have. */
export interface Answered {
  status: number;
  /** From the question to the last byte. */
  ms: number;
}

/**
 * One connection that asks again as soon as it was answered, until `next` has no more questions (null). Written on the bare
 * socket: a client that reads every header costs more than a shop that answers from its cache, and on two cores takes the
 * second one from it.
 *
 * `next` gives the request as text, up to and with its empty line.
 */
export function keepAsking(
  { hostname, port }: URL,
  next: () => string | null,
  onAnswer: (answer: Answered) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let asked = 0;
    let head: Buffer[] = [];
    let status = 0;
    /** Bytes of the body still to come; -1 while the head is read. */
    let missing = -1;
    /** The last bytes of an answer in chunks; null for one with a length. */
    let tail: Buffer | null = null;
    const isWhole = (bytes: Buffer): boolean => {
      tail = Buffer.concat([tail ?? Buffer.alloc(0), bytes]).subarray(-7);
      return tail.toString('latin1') === '\r\n0\r\n\r\n';
    };
    const ask = () => {
      const request = next();
      if (request === null) return void socket.end(resolve);
      asked = performance.now();
      socket.write(request);
    };
    const begin = (bytes: Buffer): number => {
      head.push(bytes);
      const read = head.length > 1 ? Buffer.concat(head) : bytes;
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return -1;
      head = [];
      const text = read.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      const body = read.subarray(end + 4);
      tail = /\r\ntransfer-encoding: chunked/i.test(text) ? Buffer.from('\r\n') : null;
      if (tail) return isWhole(body) ? 0 : 1;
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
      if (length === undefined) throw new Error(`an answer without a length: ${text}`);
      return Number(length) - body.length;
    };
    socket.on('data', (bytes) => {
      try {
        if (missing < 0) missing = begin(bytes);
        else if (tail) missing = isWhole(bytes) ? 0 : 1;
        else missing -= bytes.length;
      } catch (e) {
        return void socket.destroy(e as Error);
      }
      if (missing !== 0) return;
      missing = -1;
      onAnswer({ status, ms: performance.now() - asked });
      ask();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the shop closed a connection')));
    socket.on('connect', ask);
  });
}
