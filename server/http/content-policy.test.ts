import { createHash } from 'node:crypto';
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
