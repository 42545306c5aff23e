import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadContext } from '../../contract/load-context.ts';
import { pageShop } from '../../test/page-shop.ts';
import { createApp } from '../app.ts';

const shop = pageShop();

describe('forms without JavaScript', () => {
  let seen: Pick<LoadContext, 'form' | 'formProblem'>;
  beforeEach(() => {
    shop.app = createApp(shop.made.shop, async (_, { form, formProblem }) => {
      seen = { ...(form ? { form } : {}), ...(formProblem ? { formProblem } : {}) };
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
  });
  const post = (path: string, body: FormData | URLSearchParams) =>
    shop.app.request(`http://one.localhost${path}`, {
      method: 'POST',
      body,
      headers: { host: 'one.localhost' },
    });
  const sent = (type: string, body: string) =>
    shop.app.request('http://one.localhost/checkout/cart', {
      method: 'POST',
      body,
      headers: { host: 'one.localhost', 'content-type': type },
    });
  const withFile = (mb: number) => {
    const form = new FormData();
    form.set('note', 'Zoë');
    form.set('file', new File([new Uint8Array(mb * 1024 * 1024)], 'books.txt'));
    return form;
  };

  it('hand their file over, read already', async () => {
    expect((await post('/search/list', withFile(3))).status).toBe(200);
    expect([...(seen.form?.entries() ?? [])]).toMatchObject([
      ['note', 'Zoë'],
      ['file', { name: 'books.txt', size: 3 * 1024 * 1024 }],
    ]);
  });

  it('are read by pages that expect no file, however they were sent', async () => {
    const read: string[] = [];
    shop.app = createApp(shop.made.shop, async (request) => {
      read.push(String(new URLSearchParams([...(await request.formData())] as [string, string][])));
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
    const parts = new FormData();
    parts.set('intent', 'remove_all');
    expect((await post('/checkout/cart', parts)).status).toBe(200);
    expect((await post('/checkout/cart', new URLSearchParams(parts as never))).status).toBe(200);
    expect(read).toEqual(['intent=remove_all', 'intent=remove_all']);
    const cutOff = '--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nremove';
    expect((await sent('multipart/form-data; boundary=x', cutOff)).status).toBe(200);
    expect((await sent('multipart/form-data', 'nonsense')).status).toBe(200);
    expect(read.slice(2)).toEqual(['', '']);
  });

  it('of another kind are refused, not failed', async () => {
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencodedish']) {
      const response = await sent(type, '{"intent":');
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('We couldn’t read this form.');
    }
  });

  it('say when it is too large: 50 MB where a file is asked for, 1 MB elsewhere', async () => {
    await post('/search/list', withFile(51));
    expect(seen).toEqual({ formProblem: 'File is too large. (Max size is 50MB)' });
    await post('/checkout/cart', withFile(2));
    expect(seen.form).toBeUndefined();
    const fields = new URLSearchParams({ note: 'x'.repeat(2 * 1024 * 1024) });
    expect((await post('/checkout/cart', fields)).status).toBe(413);
  });
});
