import { expect, onTestFinished, test } from 'vitest';
import { writeCarrierState } from '../server/shipping/carrier-state-queries.ts';
import { canadaPostStandIn } from '../test/carrier/canada-post-stand-in.ts';
import { uspsStandIn } from '../test/carrier/usps-stand-in.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { standInFor } from '../test/payment/as-vendors.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { shippingCarriers, shippingConnect, shippingDisconnect } from './carrier-connect.ts';
import { sentenceFor } from './sentence-for.ts';

const open = sellingShops();
const settings = {
  MAIL_FROM: '',
  BASE_URL: '',
  PORT: 3000,
  S3_URL: '',
  SECRET_KEY: 'a secret of thirty-two characters',
};

async function aShop(currency = 'USD', address: object = { prov: 'ME', postal: '04101', country: 'US' }) {
  const { t, store, location } = await open({ currency });
  await t.db.query('update location set details = $2 where id = $1', [
    location.id,
    { sc_addr_array: { address: '', city: '', ...address } },
  ]);
  const answers: string[] = [];
  const { context, printed } = commandContext({
    openDb: keptOpen(t.db),
    settings,
    ask: async () => answers.shift() ?? '',
  });
  const said = () => printed.splice(0).join('\n');
  const connect = (carrier: string, ...typed: string[]) => {
    answers.splice(0, answers.length, ...typed);
    return shippingConnect(context, store.webstoreName, carrier, {});
  };
  const refused = async (command: Promise<unknown>) => sentenceFor(await command.catch((e: unknown) => e));
  const carriers = async () => {
    said();
    await shippingCarriers(context);
    return said().split(`(${store.webstoreName})`)[1]?.split('\nShop')[0] ?? '';
  };
  const known = async () =>
    JSON.stringify(
      await t.db.query(
        `select s.settings::text, (select json_agg(a) from audit_entry a where a.store_id = s.id)::text
         from store s where s.id = $1`,
        [store.id],
      ),
    );
  return { t, store, context, said, connect, refused, carriers, known };
}

test('a store is connected to USPS by keys that are checked there, and kept sealed', async () => {
  const usps = await uspsStandIn();
  onTestFinished(usps.close);
  standInFor('apis-tem.usps.com', usps.origin);
  const shop = await aShop();
  expect(await shop.refused(shop.connect('usps', usps.key, 'AnotherSecret'))).toBe(
    'USPS refused the keys of this account (401). Nothing was changed.',
  );
  expect(await shop.carriers()).toContain('USPS: not connected');
  expect(await shop.connect('usps', usps.key, usps.secret)).toBe(0);
  const said = shop.said();
  expect(said).toContain('is connected to USPS, in its environment for tests.');
  expect(said).toContain('  USPS Media Mail, $6.15 (MEDIA_MAIL)');
  const known = await shop.known();
  expect(known).toContain('shipping/connect');
  expect(said + known).not.toContain(usps.secret);
  await writeCarrierState(shop.t.db, {
    storeId: shop.store.id,
    carrier: 'usps',
    at: new Date('2026-11-26T15:00:00Z'),
    failure: 'USPS answered 503.',
  });
  expect(await shop.carriers()).toMatch(
    /USPS: connected, environment for tests\n {4}has failed: .*2026.*\. USPS answered 503\.\n {2}Canada Post: not/,
  );
  await shippingDisconnect(shop.context, shop.store.webstoreName, 'usps');
  expect(await shop.carriers()).toMatch(/USPS: not connected\n {2}Canada/);
});

test('a store in Canada is connected to Canada Post, also while that does not answer', async () => {
  const post = await canadaPostStandIn();
  onTestFinished(post.close);
  standInFor('ct.soa-gw.canadapost.ca', post.origin);
  const shop = await aShop('CAD', { prov: 'BC', postal: 'V1Y 1A1', country: 'CA' });
  const connect = (customer: string) => shop.connect('canada-post', post.user, post.password, customer, '');
  expect(await shop.refused(connect('0001'))).toContain('on behalf of the requested customer');
  expect(await connect(post.customer)).toBe(0);
  expect(shop.said()).toMatch(/Canada Post Expedited Parcel, .*14\.85 \(DOM\.EP\)/);
  post.trouble.push({ on: /./, what: 503 });
  expect(await connect('')).toBe(0);
  expect(shop.said()).toContain('Canada Post did not answer: the keys are stored, and were not checked.');
});

test('a carrier that could never be asked is not connected', async () => {
  const elsewhere = await aShop('CAD');
  expect(await elsewhere.refused(elsewhere.connect('usps'))).toContain('USPS has prices in USD');
  const homeless = await aShop('USD', {});
  expect(await homeless.refused(homeless.connect('usps'))).toContain('needs the postal code');
  expect(() => homeless.connect('pigeon')).toThrow("no adapter for 'pigeon'");
  const shop = await aShop();
  expect(await shop.refused(shop.connect('usps', 'short'))).toContain('The consumer key looks like');
});
