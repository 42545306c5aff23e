import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { frontDoor } from '../process/front-door.ts';

const form = 'content-type: application/x-www-form-urlencoded';
const parts = 'content-type: multipart/form-data; boundary=cut';
const file = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n9780141`;

/** A shop that listens; `send` begins a POST of so many bytes (null: in chunks) and brings only those of `body`. */
async function listening(line = 'close') {
  const t = await testShop();
  const store = await buildStore(t.db, { hosts: ['one.localhost'] });
  const location = await buildLocation(t.db, store.id);
  const book = await buildTitle(t.db);
  await buildStock(t.db, location.id, book.id, 5);
  await t.reload();
  const door = await frontDoor({ PORT: 0, HOST: '127.0.0.1' });
  onTestFinished(() => door.close());
  door.open(createApp(t.shop, async () => new Response('page')).fetch);
  const send = async (path: string, type: string, bytes: number | null, body: string) => {
    const socket = net.connect(door.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: one.localhost\r\nconnection: ${line}\r\n${type}\r\n${bytes === null ? 'transfer-encoding: chunked' : `content-length: ${bytes}`}\r\n\r\n${body}`,
    );
    return socket;
  };
  return { t, book, send };
}

test('a form or an upload that breaks off changes nothing and delays no other request', async () => {
  const { t, book, send } = await listening();
  const add = `eisbn=${book.eisbn}&quantity=2`;
  const unfinished = [
    await send('/customer/cart/add', form, 1000, add),
    await send('/customer/checkout/submit', form, 1000, 'name=Ada&email=ada%40example.org'),
    await send('/customer/browse/file', parts, 5_000_000, file('list.txt')),
  ];
  // Half of them are gone, the rest keep still with the line open.
  for (const socket of unfinished) socket.destroy();
  unfinished.push(
    await send('/customer/cart/add', form, 1000, add),
    await send('/customer/browse/file', parts, 5_000_000, file('other.txt')),
  );

  const whole = await send('/customer/cart/add', form, add.length, add);
  const answer = await text(whole);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer).toContain(`"${book.eisbn}"`);
  expect(await t.db.query('select quantity from cart_line')).toEqual([{ quantity: 2 }]);
  expect(await t.db.query('select count(*) as n from session')).toEqual([{ n: 1 }]);
  for (const socket of unfinished) socket.destroy();
  const [row] = await t.db.query('select on_hand, held from stock');
  expect(row).toEqual({ on_hand: 5, held: 0 });
});

test('an oversized request gets an answer and a closed connection', async () => {
  const { send } = await listening('keep-alive');
  for (const path of ['/customer/cart/add', '/customer/browse/file', '/checkout/cart']) {
    for (const type of [form, parts]) {
      const socket = await send(path, type, 60_000_000, 'note=');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect([
        path,
        answer
          .toString()
          .match(/^connection: .*$/im)?.[0]
          .toLowerCase(),
      ]).toEqual([path, 'connection: close']);
      socket.destroy();
    }
  }
});

test('logs no error for a request that breaks off', async () => {
  const { t, send } = await listening();
  const error = vi.spyOn(t.shop.log, 'error');
  const debug = vi.spyOn(t.shop.log, 'debug');
  const unfinished = [
    await send('/customer/cart/add', form, null, 'ff\r\neisbn=978'),
    await send('/checkout/cart', form, null, 'ff\r\neisbn=978'),
  ];
  for (const socket of unfinished) socket.destroy();
  await vi.waitFor(() =>
    expect(debug.mock.calls.filter(([, what]) => what === 'request failed')).toHaveLength(2),
  );
  expect(error).not.toHaveBeenCalled();
});
