import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Answered, keepAsking } from './keep-asking.ts';

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const questions = (paths: string[]) => () => {
  const path = paths.shift();
  return path === undefined ? null : `GET ${path} HTTP/1.1\r\nHost: shop.localhost\r\n\r\n`;
};

it('asks one after another and reports each answer, in any number of pieces', async () => {
  const asked: string[] = [];
  const url = await serve(({ url: path = '' }, response) => {
    asked.push(path);
    if (path === '/gone') return void response.writeHead(404, { 'content-length': 0 }).end();
    response.writeHead(200, { 'content-length': 300_002 });
    response.flushHeaders();
    response.write('a'.repeat(300_000));
    setTimeout(() => response.end('bc'), 5);
  });
  const answers: Answered[] = [];
  await keepAsking(url, questions(['/one', '/gone', '/two']), (answer) => answers.push(answer));
  expect(asked).toEqual(['/one', '/gone', '/two']);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  expect(answers.every(({ ms }) => ms > 0)).toBe(true);
});

it('reads answers in chunks to their end', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200).write('a'.repeat(70_000));
    setTimeout(() => response.end('0\r\n\r'), 5);
  });
  const answers: Answered[] = [];
  await keepAsking(url, questions(['/one', '/two']), (answer) => answers.push(answer));
  expect(answers.map(({ status, ms }) => [status, ms >= 4])).toEqual([
    [200, true],
    [200, true],
  ]);
});

it('fails when an answer has no known end, or when the other side hangs up', async () => {
  const endless = await serve(({ socket }) => void socket.write('HTTP/1.1 200 OK\r\n\r\na'));
  await expect(keepAsking(endless, questions(['/']), () => {})).rejects.toThrow(/without a length/);
  const rude = await serve((request) => void request.socket.destroy());
  await expect(keepAsking(rude, questions(['/']), () => {})).rejects.toThrow(/closed|reset|hang up/i);
});
