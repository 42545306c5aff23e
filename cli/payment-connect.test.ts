import { expect, onTestFinished, test } from 'vitest';
import { paymentAccounts } from '../server/payment/payment-accounts.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { standInFor } from '../test/payment/as-vendors.ts';
import { clearentStandIn } from '../test/payment/clearent-stand-in.ts';
import { globalStandIn } from '../test/payment/global-stand-in.ts';
import { payPalStandIn } from '../test/payment/paypal-stand-in.ts';
import { stripeStandIn } from '../test/payment/stripe-stand-in.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { paymentAccountList, paymentConnect, paymentDisconnect } from './payment-connect.ts';
import { sentenceFor } from './sentence-for.ts';
import { storeSettings } from './store-settings.ts';

const open = sellingShops();
const secretKeySet = { SECRET_KEY: 'a secret of thirty-two characters' };
const settings = { MAIL_FROM: '', BASE_URL: '', PORT: 3000, S3_URL: '', ...secretKeySet };

async function aShop() {
  const { t, store } = await open();
  const answers: string[] = [];
  const asked: { question: string; secret: boolean }[] = [];
  const { context, printed } = commandContext({
    openDb: keptOpen(t.db),
    settings,
    ask: async (question, { secret = false } = {}) => {
      asked.push({ question, secret });
      return answers.shift() ?? '';
    },
  });
  const said = () => printed.splice(0).join('\n');
  const connect = (vendor: string, ...typed: string[]) => {
    answers.splice(0, answers.length, ...typed);
    return paymentConnect(context, store.webstoreName, vendor, {});
  };
  const refused = async (command: Promise<unknown>) => sentenceFor(await command.catch((e: unknown) => e));
  /** Everything that the database and the back office know, as text. */
  const known = async () => {
    const rows = await t.db.query(
      `select (select json_agg(s) from store s where s.id = $1)::text as store,
         (select json_agg(a order by a.id) from audit_entry a where a.store_id = $1)::text as audit`,
      [store.id],
    );
    await storeSettings(context, store.webstoreName);
    return JSON.stringify(rows) + said();
  };
  const provider = async (name: 'stripe' | 'paypal' | 'clearent' | 'global') => {
    await t.reload();
    const now = t.shop.stores.byName(store.webstoreName);
    if (!now) throw new Error('the store is known');
    const secret = readSecretKey({ ...secretKeySet, DATA_DIR: '' });
    return paymentAccounts({ db: t.db, secret, url: '', port: 3000, host: '127.0.0.1' }).open(now, name);
  };
  return { t, store, context, asked, said, connect, refused, known, provider };
}

test('a store is connected to Stripe by keys that are checked there, and kept sealed', async () => {
  await import('stripe');
  const vendor = await stripeStandIn();
  onTestFinished(vendor.close);
  standInFor('api.stripe.com', vendor.origin);
  const shop = await aShop();
  await expect(shop.provider('stripe')).rejects.toThrow('has no account at Stripe');
  const secrets = [vendor.secretKey, 'whsec_StandInWebhookSecret'];
  expect(await shop.connect('stripe', 'pk_test_StandIn', ...secrets)).toBe(0);
  expect(shop.asked).toEqual([
    { question: 'publishable key: ', secret: false },
    { question: 'secret key: ', secret: true },
    { question: 'signing secret: ', secret: true },
  ]);
  const said = shop.said();
  expect(said).toContain('/webhooks/stripe');
  expect(said).toContain('is connected to Stripe, in test mode.');
  const known = await shop.known();
  expect(known).toContain('payment/connect');
  expect(known).toMatch(/checkout_info\.stripe_sk .*set/);
  for (const secret of secrets) expect(said + known).not.toContain(secret);
  const provider = await shop.provider('stripe');
  const shopper = shop.t.visitor(shop.store.webstoreName);
  expect(JSON.stringify(await shopper.get('store/getSettings', {}))).not.toMatch(/stripe|pk_test/);
  expect(await provider.check()).toBe('good');
  await paymentAccountList(shop.context);
  expect(shop.said()).toMatch(
    /Stripe: connected, test mode, webhook \S+\/webhooks\/stripe\n {2}PayPal: not connected/,
  );

  await shop.t.db.query(
    `insert into payment (store_id, key, provider, amount, currency, state, created_at, due_at, next_check_at)
     values ($1, $2, 'stripe', 1250, 'USD', 'authorized', now(), now(), now())`,
    [shop.store.id, `held-${shop.store.id}`],
  );
  const disconnect = (force: boolean) =>
    paymentDisconnect(shop.context, shop.store.webstoreName, 'stripe', { force });
  expect(await shop.refused(disconnect(false))).toMatch(/^Payments at Stripe are not finished \(1\)/);
  expect(await disconnect(true)).toBe(0);
  await expect(shop.provider('stripe')).rejects.toThrow('has no account at Stripe');
});

test('keys that the vendor refuses, or that look wrong, change nothing', async () => {
  await import('stripe');
  const vendor = await stripeStandIn();
  onTestFinished(vendor.close);
  standInFor('api.stripe.com', vendor.origin);
  const shop = await aShop();
  const refused = (...typed: string[]) => shop.refused(shop.connect('stripe', ...typed));
  expect(await refused('sk_test_swapped')).toMatch(/^The publishable key looks like pk_test_/);
  expect(await refused('pk_test_x', 'sk_test_other', '')).toMatch(
    /^Stripe refused the keys .* Nothing was changed\.$/,
  );
  expect(await refused('pk_live_x', vendor.secretKey, '')).toMatch(
    /its publishable key is not for that mode/,
  );
  expect(await shop.refused(Promise.resolve().then(() => shop.connect('square')))).toMatch(/stripe, paypal/);
  await expect(shop.provider('stripe')).rejects.toThrow('has no account at Stripe');
});

test('a store is connected to PayPal; its client ID is what the documents call paypal_id (PAY-005)', async () => {
  const vendor = await payPalStandIn();
  onTestFinished(vendor.close);
  standInFor('api-m.sandbox.paypal.com', vendor.origin);
  const shop = await aShop();
  const { clientId, clientSecret, webhookId } = vendor;
  expect(await shop.connect('paypal', clientId, clientSecret, webhookId)).toBe(0);
  expect(await shop.known()).not.toContain(clientSecret);
  const provider = await shop.provider('paypal');
  expect(await provider.check()).toBe('good');
  // The adapter keeps its token while the keys are the same.
  expect(vendor.requests.filter(({ path }) => path === '/v1/oauth2/token')).toHaveLength(2);
  const { checkout_info } = await shop.t.visitor(shop.store.webstoreName).get('store/getSettings', {});
  expect(checkout_info.paypal_id).toBe(clientId);
});

test('a store is connected to Clearent; its public key is what the documents call clearent_pk (PAY-005)', async () => {
  const vendor = await clearentStandIn();
  onTestFinished(vendor.close);
  standInFor('gateway-sb.clearent.net', vendor.origin);
  const shop = await aShop();
  const { publicKey, apiKey } = vendor;
  expect(await shop.refused(shop.connect('clearent', publicKey, 'another-api-key-0'))).toMatch(
    /^Clearent refused the keys .* Nothing was changed\.$/,
  );
  expect(await shop.connect('clearent', publicKey, apiKey)).toBe(0);
  const said = shop.said();
  expect(said).toContain('tried against a stand-in only');
  expect(said).toContain('/webhooks/clearent');
  const known = await shop.known();
  expect(known).toMatch(/checkout_info\.clearent_api_key .*set/);
  expect(said + known).not.toContain(apiKey);
  expect(await (await shop.provider('clearent')).check()).toBe('good');
  const { checkout_info } = await shop.t.visitor(shop.store.webstoreName).get('store/getSettings', {});
  expect(checkout_info).toMatchObject({ clearent_pk: publicKey, clearent_should_capture: true });
  expect(JSON.stringify(checkout_info)).not.toMatch(/clearent_(api_key|live)/);
});

test('a store is connected to Global Payments; its app ID is what the documents call global_pk (PAY-005)', async () => {
  const vendor = await globalStandIn();
  onTestFinished(vendor.close);
  standInFor('apis.sandbox.globalpay.com', vendor.origin);
  const shop = await aShop();
  const { appId, appKey } = vendor;
  expect(await shop.refused(shop.connect('global', appId, 'AnotherAppKey', '', 'US'))).toMatch(
    /^Global Payments refused the keys .* Nothing was changed\.$/,
  );
  expect(await shop.connect('global', appId, appKey, '', 'US')).toBe(0);
  const said = shop.said();
  expect(said).toContain('Cards are taken without 3-D Secure.');
  expect(said).toContain('checkout_info.card_provider global');
  const known = await shop.known();
  expect(known).toMatch(/checkout_info\.global_app_key .*set/);
  expect(said + known).not.toContain(appKey);
  expect(await (await shop.provider('global')).check()).toBe('good');
  const { checkout_info } = await shop.t.visitor(shop.store.webstoreName).get('store/getSettings', {});
  expect(checkout_info.global_pk).toBe(appId);
  expect(JSON.stringify(checkout_info)).not.toMatch(/global_(app_key|account|country|live)/);
});
