import { request } from 'node:http';

export interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks as a machine does: no browser, no cookies. Goes to this machine whatever the resolver thinks of the host name. */
export function ask(address: string, headers: Record<string, string> = {}): Promise<Heard> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } };
    const asked = request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
