import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { isPersonalPath, loggedPath } from '../../contract/paths.ts';
import { followedPath } from '../../storefront/parts/page/followed-link.ts';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';

const origin = 'http://open.localhost';
let app: Hono;

beforeEach(async () => {
  const made = await testShop({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEV_PAGES: '0' }),
  });
  await buildStore(made.db, { hosts: ['open.localhost'], settings: { store_info: { base_url: origin } } });
  await buildStore(made.db, { hosts: ['private.localhost'], settings: { is_private: true } });
  await made.reload();
  app = createApp(made.shop, async () => new Response('page', { headers: { 'content-type': 'text/html' } }));
});

async function ask(host: string, path: string): Promise<Response> {
  return app.request(`http://${host}${path}`, { headers: { host } });
}

/** What each part of the shop says of an address. */
async function answersFor(path: string): Promise<string> {
  const link = { written: path, url: new URL(path, origin), target: '', isDownload: false };
  const atGate = await ask('private.localhost', path);
  const page = await ask('open.localhost', path);
  const said = {
    personal: isPersonalPath(path),
    document: followedPath(link, origin) === null,
    'at-gate': atGate.status === 200,
    login: atGate.headers.get('location')?.startsWith('/account/login') ?? false,
    [String(page.status)]: page.status !== 200,
    shared: page.headers.get('cache-control')?.startsWith('public') ?? false,
  };
  const facts = Object.entries(said).filter(([, is]) => is);
  return [path, ...facts.map(([fact]) => fact)].join(' ');
}

it('knows of each address who it is for, whether it is shared, open at the gate, and followed by the router', async () => {
  const paths = `
    / /home /home/ /browse /browse/ /browse/filter/t/sea /browse/url /filter /filter/a/Le%20Guin /browsers
    /search/list /item/9780306406157 /item/9780306406157.data /item/9780306406157/lists/2 /r/ei/9780306406157
    /features /lists/2 /lists/2/3 /lists/cartable/2 /about /events /events.ics /events/1.ics /rsvp/1 /alerts/new/9780306406157 /alerts/sealed:1:x /alerts/stop/sealed:1:x /alerts /cancel/event/1/sealed:1:x /drafts/sealed:1:x /gift-cards /terms-conditions /terms-conditions/ /privacy-policy
    /privacy-policy/ /privacy-policy.data /privacy-policy/more
    /checkout /checkout/ /checkout/cart /checkout/payment /checkouts /purchase /purchase/ /purchased
    /account /account/ /account/login /account/login/ /account/login.data /account/login/now /account/signup
    /account/verify /account/create /account/forgot /account/activate /account/finished /account/details
    /account/order/100001 /accounts /forgot-password /forgot-password/ /forgot-password/x /location /locations
    /refresh /dev /dev/blocks /dev/style-guide /dev/outbox /dev/outbox/1 /developers
    /assets /assets/a.js /customer /customer/cart/add /docs/api /docs /documents-of-ours /embed/1 /healthz
    /images/cover/9780306406157.svg /media/shop/a.jpg /metrics /openapi.json /openapi.jsonl /readyz
    /admin /admin/staff/login /administration /docs/admin-api /openapi-admin.json
    /robots.txt /sitemap.xml /no/such/page`.trim();
  const answers: string[] = [];
  for (const path of paths.split(/\s+/)) answers.push(await answersFor(path));
  expect(answers).toMatchInlineSnapshot(`
    [
      "/ login shared",
      "/home login shared",
      "/home/ login shared",
      "/browse login shared",
      "/browse/ login shared",
      "/browse/filter/t/sea login shared",
      "/browse/url login shared",
      "/filter login shared",
      "/filter/a/Le%20Guin login shared",
      "/browsers login shared",
      "/search/list login shared",
      "/item/9780306406157 login shared",
      "/item/9780306406157.data shared",
      "/item/9780306406157/lists/2 login shared",
      "/r/ei/9780306406157 login shared",
      "/features login shared",
      "/lists/2 login shared",
      "/lists/2/3 login shared",
      "/lists/cartable/2 login shared",
      "/about login shared",
      "/events login shared",
      "/events.ics document shared",
      "/events/1.ics 404 document",
      "/rsvp/1 personal login",
      "/alerts/new/9780306406157 personal login",
      "/alerts/sealed:1:x personal login",
      "/alerts/stop/sealed:1:x personal at-gate",
      "/alerts personal login",
      "/cancel/event/1/sealed:1:x personal login",
      "/drafts/sealed:1:x personal at-gate",
      "/gift-cards login shared",
      "/terms-conditions at-gate shared",
      "/terms-conditions/ login shared",
      "/privacy-policy at-gate shared",
      "/privacy-policy/ login shared",
      "/privacy-policy.data at-gate shared",
      "/privacy-policy/more login shared",
      "/checkout personal login",
      "/checkout/ personal login",
      "/checkout/cart personal login",
      "/checkout/payment personal login",
      "/checkouts login shared",
      "/purchase personal login",
      "/purchase/ personal login",
      "/purchased login shared",
      "/account personal login",
      "/account/ personal login",
      "/account/login personal at-gate",
      "/account/login/ personal at-gate",
      "/account/login.data personal at-gate",
      "/account/login/now personal login",
      "/account/signup personal at-gate",
      "/account/verify personal at-gate",
      "/account/create personal at-gate",
      "/account/forgot personal at-gate",
      "/account/activate personal at-gate",
      "/account/finished personal login",
      "/account/details personal login",
      "/account/order/100001 personal login",
      "/accounts login shared",
      "/forgot-password personal at-gate",
      "/forgot-password/ personal at-gate",
      "/forgot-password/x personal login",
      "/location personal login",
      "/locations login shared",
      "/refresh 303",
      "/dev personal login",
      "/dev/blocks 404 personal",
      "/dev/style-guide 404 personal",
      "/dev/outbox 404 personal document",
      "/dev/outbox/1 404 personal document",
      "/developers login shared",
      "/assets document login shared",
      "/assets/a.js document login shared",
      "/customer 404 document",
      "/customer/cart/add 405 document",
      "/docs/api document at-gate",
      "/docs document login shared",
      "/documents-of-ours login shared",
      "/embed/1 404 document",
      "/healthz document at-gate",
      "/images/cover/9780306406157.svg 404 document",
      "/media/shop/a.jpg 404 document",
      "/metrics document at-gate",
      "/openapi.json document at-gate",
      "/openapi.jsonl login shared",
      "/readyz document at-gate",
      "/admin personal document login",
      "/admin/staff/login personal document login",
      "/administration login shared",
      "/docs/admin-api document at-gate",
      "/openapi-admin.json document at-gate",
      "/robots.txt at-gate shared",
      "/sitemap.xml shared",
      "/no/such/page login shared",
    ]
  `);
});

it('tells crawlers what is not for them, and names the rest in the sitemap', async () => {
  expect(await (await ask('open.localhost', '/robots.txt')).text()).toMatchInlineSnapshot(`
    "User-agent: *
    Disallow: /admin/
    Disallow: /customer/
    Disallow: /checkout/
    Disallow: /purchase
    Disallow: /account/
    Disallow: /cancel/
    Disallow: /rsvp/
    Disallow: /alerts/
    Disallow: /lists/cartable/
    Disallow: /pdf/
    Disallow: /location
    Disallow: /refresh
    Disallow: /dev/
    Disallow: /browse/filter/t/
    Disallow: /browse/filter/k/
    Disallow: /browse/filter/x/
    Disallow: /browse/filter/m/
    Disallow: /browse/filter/*/*/*
    Disallow: /browse?

    Sitemap: http://open.localhost/sitemap.xml
    "
  `);
  const sitemap = await (await ask('open.localhost', '/sitemap-pages.xml')).text();
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([
    `<loc>${origin}/browse</loc>`,
    `<loc>${origin}/events</loc>`,
  ]);
});

it.each([
  ['/alerts/sealed:1:x', '/alerts/…'],
  ['/alerts/stop/sealed:1:x', '/alerts/…'],
  ['/alerts/new/9780306406157', '/alerts/new/9780306406157'],
  ['/drafts/sealed:1:x', '/drafts/…'],
  ['/lists/shared/x', '/lists/shared/…'],
  ['/cancel/event/1/sealed:1:x', '/cancel/event/1/…'],
])('the log keeps no secret of %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
