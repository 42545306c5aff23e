import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sandboxWebhooks } from './sandbox-webhooks.ts';

test('an event that the shop does not take comes again, and no more once it is taken', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (part) => bodies.push(String(part)));
    request.on('end', () => response.writeHead(bodies.length < 3 ? 503 : 200).end());
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(null)));
  onTestFinished(() => void server.close());
  const webhooks = sandboxWebhooks({
    shopUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hostOf: () => 'books.example',
    secretOf: () => 'secret',
    now: () => new Date(),
    retryAfter: [0.02, 0.02, 0.02, 0.02],
  });
  const event = { id: 'evt_1', account: 'books', key: 'key-1', reference: 'pay_1' };
  webhooks.send(event, 0);
  await vi.waitFor(() => expect(bodies).toHaveLength(3));
  await new Promise((later) => setTimeout(later, 100));
  expect(bodies.map((body) => JSON.parse(body))).toEqual([event, event, event]);
});
