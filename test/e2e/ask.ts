import { request } from 'node:http';

export interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * Asks as a machine does: no browser, no cookies, following no redirect. Goes to this machine whatever the resolver thinks of the host
 * name. With a form, or a body as it was sent, it posts it.
 */
export function ask(
  address: string,
  headers: Record<string, string> = {},
  form?: Record<string, string> | string,
): Promise<Heard> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const options = {
      method: form ? 'POST' : 'GET',
      host: '127.0.0.1',
      port,
      path: pathname + search,
      headers: { host, ...type, ...headers },
    };
    const asked = request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject);
    asked.end(typeof form === 'object' ? String(new URLSearchParams(form)) : form);
  });
}
