import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = Buffer | string | number | 'endless' | 'silence' | { location: string };

/** A server of pictures by path; what is not in `answers` is 404. */
export async function pictureServer() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path) ?? 404;
    if (answer === 'silence') return;
    if (answer === 'endless') {
      const more = () => {
        while (response.write(Buffer.alloc(256 * 1024)));
      };
      response.on('drain', more);
      more();
    } else if (typeof answer === 'number') response.writeHead(answer).end();
    else if (typeof answer === 'object' && 'location' in answer) response.writeHead(302, answer).end();
    else response.end(answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, asked };
}
