import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bodyOf } from './body-of.ts';

test('HEAD closes what GET reads', async () => {
  const opened: Readable[] = [];
  const app = new Hono().get('/file', (c) => {
    const bytes = Readable.from(['of a ', 'file'].map((part) => Buffer.from(part)));
    opened.push(bytes);
    return new Response(bodyOf(c, bytes));
  });
  const head = await app.request('/file', { method: 'HEAD' });
  expect([await head.text(), opened[0]?.destroyed]).toEqual(['', true]);
  expect(await (await app.request('/file')).text()).toBe('of a file');
});
