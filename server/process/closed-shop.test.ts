import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { closedForWork } from './closed-shop.ts';

test('while a backup is restored, pages say how far it is, and calls why they get no answer', async () => {
  const answer = closedForWork('restore', () => ({ step: 'restoring', done: 0.426 }));
  const ask = (path: string, init?: RequestInit) => answer(new Request(`http://shop${path}`, init));
  const page = ask('/item/9780000000002');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  const html = await page.text();
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  expect(html).toContain('Restoring the backup: 42%');
  const sentence = { error: 'The shop is being restored. Please try again in a few minutes.' };
  for (const path of ['/customer/cart/add', '/admin/backup/getList']) {
    const call = ask(path, { method: 'POST' });
    expect([call.status, await call.json()]).toEqual([503, sentence]);
  }
  const form = ask('/admin/backups/7', { method: 'POST', headers: { accept: 'text/html' } });
  expect(form.headers.get('content-type')).toContain('text/html');
  expect(ask('/healthz').status).toBe(200);
  expect(await ask('/readyz').json()).toEqual({ ok: false, reason: 'restoring' });
});

test('the page of a closed shop loads again once the server can be reached, and stays while it cannot', async () => {
  const html = await closedForWork('restore', () => ({ step: 'opening', done: 0 }))(
    new Request('http://shop/'),
  ).text();
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  let look = async () => {};
  let isThere = false;
  const loaded: string[] = [];
  runInNewContext(script, {
    setInterval(tick: () => Promise<void>, ms: number) {
      expect(ms).toBe(5000);
      look = tick;
    },
    fetch: async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
    },
    location: {
      ...{ pathname: '/admin/backups/7', search: '?done=1' },
      replace: (url: string) => loaded.push(url),
    },
  });
  await look();
  expect(loaded).toEqual([]);
  isThere = true;
  await look();
  expect(loaded).toEqual(['/admin/backups/7?done=1']);
});
