import { expect, onTestFinished, test } from 'vitest';
import { sellingShops } from '../../test/selling-shop.ts';
import { sentMails } from '../../test/sent-mails.ts';
import { temporaryFile } from '../../test/temporary-file.ts';
import { readStock } from '../import/read/stock/read-stock.ts';
import { saveStock } from '../import/save/save-stock.ts';
import { sendAlerts } from '../jobs/send-alerts.ts';

const open = sellingShops();
const email = 'ada@example.org';

/** 10 am in New York, long after the titles of tests came out. */
const morning = (day: number) => new Date(Date.UTC(2094, 5, day, 14));

test('a guest asks for a mail, the book arrives by import, and the link of the mail leads to their order', async () => {
  const shop = await open();
  const { t, store, location } = shop;
  const [wanted, other] = [
    await shop.aBook(0, { title: 'Emma' }),
    await shop.aBook(0, { title: 'Persuasion' }),
  ];
  const mailed = async (day: number) => {
    await sendAlerts({ ...t.shop, mailFrom: '' } as never, morning(day));
    return sentMails(t);
  };
  const arrives = async (eisbn: string) => {
    const [at] = await t.db.query<{ code: string }>('select code from location where id = $1', [location.id]);
    const { path, remove } = temporaryFile(`isbn,quantity,location\n${eisbn},2,${at?.code}\n`, 'stock.csv');
    onTestFinished(remove);
    await saveStock(t.db, (await readStock(path)).rows, { store: { id: store.id, currency: 'USD' } });
  };

  for (const { eisbn } of [wanted, other])
    await shop.reader.get('alert/create', { eisbn, kinds: ['in_stock'], email, captcha: 'human' });
  const [asked] = await sentMails(t);
  const token = /\/alerts\/(sealed:\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
  // The link is opened in another browser, without the cart.
  const byMail = shop.stranger();
  const { alerts } = await byMail.get('alert/getAll', { token });
  await byMail.get('alert/confirm', { token, alert_ids: alerts.map(({ alert_id }) => alert_id) });
  expect(await mailed(3)).toEqual([]);

  await arrives(wanted.eisbn);
  const [told, ...more] = await mailed(4);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ to: email, subject: 'In stock now: Emma' });
  const eisbn = /\/item\/(\d{13})/.exec(told?.text ?? '')?.[1] ?? '';
  expect(eisbn).toBe(wanted.eisbn);
  const { available } = await byMail.get('title/getItem', { eisbn });
  expect(available[0]).toMatchObject({ cartable: true, onhand: 2 });
  await byMail.get('cart/add', { eisbn });
  const placed = await byMail.get('checkout/submit', {
    ...{ name: 'Ada Reader', email, phone: '2075550100' },
    ...{ delivery_preference: 'pickup', payment_choice: 'pickup' },
  });
  expect(await byMail.get('order/get', { order_id: placed.order_number })).toMatchObject({
    items: [{ title_info: { eisbn } }],
  });
  await sentMails(t);

  // One click in the mail program ends the other alert, which would be told of next.
  const stop = /\/alerts\/stop\/(sealed:\S+)$/.exec(told?.unsubscribe ?? '')?.[1] ?? '';
  await shop.stranger().get('alert/stop', { token: stop });
  await arrives(other.eisbn);
  expect(await mailed(6)).toEqual([]);
});
