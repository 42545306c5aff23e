import { expect, onTestFinished, test } from 'vitest';
import { frontDoor } from './front-door.ts';

const open = async () => {
  const door = await frontDoor({ PORT: 0, HOST: '127.0.0.1' });
  onTestFinished(() => door.close());
  return { door, ask: (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`) };
};

test('who comes before the shop is open is asked to wait, then served', async () => {
  const { door, ask } = await open();
  const page = await ask('/item/9780141439518');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('The shop opens in a moment');
  expect(await (await ask('/customer/cart/add')).json()).toEqual({ error: 'The shop opens in a moment.' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  door.open(() => new Response('open'));
  expect(await (await ask('/')).text()).toBe('open');
});

test('a taken port is refused at once', async () => {
  const { door } = await open();
  await expect(frontDoor({ PORT: door.port, HOST: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  });
});
