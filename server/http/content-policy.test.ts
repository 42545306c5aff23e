import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { newNonce, takeNonce } from './content-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('only the inline scripts with the nonce of the rendering get a hash, and the page loses it', () => {
  const nonce = newNonce();
  const page = (own: string) =>
    `<head><script${own}>first(1 > 0)</script><link rel="modulepreload"${own} href="/a.js"></head>` +
    `<p data-note="a script">by a reader: <script>steal()</script><script nonce="guess">steal()</script></p>` +
    `<script async${own} src="/b.js"></script><script${own} type="module">import "/c.js"</script>`;
  const { html, scripts } = takeNonce(page(` nonce="${nonce}"`), nonce);
  expect(html).toBe(page(''));
  expect([...scripts]).toEqual([hash('first(1 > 0)'), hash('import "/c.js"')]);
});

test('hashing the scripts of pages keeps no page in memory', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const liveBytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const nonce = newNonce();
  const text = '<p>a page of the shop</p>'.repeat(20_000);
  const hashOne = (n: number) =>
    takeNonce(`<script nonce="${nonce}">show(${n}, "data")</script>${text}`, nonce);
  hashOne(0);
  const before = liveBytes();
  for (let n = 1; n <= 60; n++) hashOne(n);
  expect(liveBytes() - before).toBeLessThan(5_000_000);
});
