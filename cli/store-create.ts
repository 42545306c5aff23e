import { block, contentRecords } from '../blocks/content-records.ts';
import { escapeHtml } from '../server/escape-html.ts';
import type { NewPage } from '../server/page/check-page.ts';
import { insertPages } from '../server/page/write.ts';
import type { NewLocation } from '../server/store/location/check-location.ts';
import { insertLocations, insertStore, type NewStore } from '../server/store/write.ts';
import { everywhere } from '../server/tax/check-rate.ts';
import { insertRates } from '../server/tax/write.ts';
import { isTimeZone } from '../server/time-zone.ts';
import { insertList, type NewList } from '../server/titlelist/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { namedRate } from './named-rate.ts';
import { isCurrency } from './price-currency.ts';
import { readStores } from './queries.ts';

export interface StoreCreateOptions {
  host: string;
  currency: string;
  country: string;
  timeZone: string;
  street: string;
  city: string;
  region: string;
  postal: string;
  phone: string;
  email: string;
  tax?: string;
}

/**
 * `handsell store create NAME`: a shop with one place, a page that says where it is, and a home page that shows what it has:
 * new arrivals, staff picks and the next events, once there are any. Its settings are the defaults, and its footer leads to no
 * terms before the shop has written some.
 */
export function storeCreate(
  context: CommandContext,
  name: string,
  given: StoreCreateOptions,
): Promise<ExitCode> {
  const host = given.host.toLowerCase();
  check(name.trim() !== '', 'A store needs a name.');
  check(
    /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host),
    `'${given.host}' is not a host name: give it without https:// or a port.`,
  );
  check(isCurrency(given.currency), `'${given.currency}' is not a currency: use USD or CAD.`);
  check(/^[A-Z]{2}$/.test(given.country), `'${given.country}' is not a country code: use US or CA.`);
  check(
    isTimeZone(given.timeZone),
    `'${given.timeZone}' is not a time zone: use one such as America/New_York.`,
  );
  const tax = given.tax === undefined ? null : { ...everywhere, ...namedRate(given.tax) };
  return withDb(context, async (db): Promise<ExitCode> => {
    const webstore_name = host.replace(/^www\./, '').split('.')[0] ?? host;
    const stores = await readStores(db);
    check(!stores.some((s) => s.hosts.includes(host)), `There is already a store at ${host}.`);
    check(
      !stores.some((s) => s.webstore_name === webstore_name),
      `There is already a store called ${webstore_name}.`,
    );
    const { store, location, pagesWith } = rowsOf(name.trim(), webstore_name, host, given);
    await db.tx(async (q) => {
      const storeId = await insertStore(q, store);
      await insertLocations(q, storeId, [location]);
      if (tax) await insertRates(q, storeId, [tax]);
      const arrivals = await insertList(q, storeId, newArrivals);
      const picks = await insertList(q, storeId, staffPicks);
      await insertPages(q, storeId, pagesWith(arrivals, picks));
    });
    context.terminal.print(
      `${name.trim()} is ready. It answers at ${host}; import its stock with --store ${webstore_name}. The next start of the shop prints a link that makes its owner.`,
    );
    return 0;
  });
}

const emptyList = { header: '', description: '', placement: 'featured', position: 0, titleIds: [] } as const;
const newArrivals: NewList = { ...emptyList, name: 'New arrivals', filled_with: 'new_arrivals' };
const staffPicks: NewList = { ...emptyList, name: 'Staff picks', position: 1, filled_with: 'staff_picks' };

function rowsOf(
  name: string,
  webstore_name: string,
  host: string,
  given: StoreCreateOptions,
): { store: NewStore; location: NewLocation; pagesWith: (arrivals: number, picks: number) => NewPage[] } {
  const { street, city, region, postal, phone, email, country } = given;
  const changed = Math.floor(Date.now() / 1000);
  const front = (arrivals: number, picks: number) => [
    block('headline_paragraph', {
      level: 1,
      heading: name,
      paragraph: `<p>Welcome to ${escapeHtml(name)}. Look around: your order will be waiting for you at the counter.</p>`,
    }),
    block('custom_button', { button_label: 'Browse books', button_url: '/browse', align: 'left' }),
    block('product_slider', { list_id: arrivals }),
    block('product_slider', { list_id: picks, show_comment: true }),
    block('events_grid', { limit: 4 }),
    block('contact_and_hours', {}),
  ];
  const visit = [
    block('headline_paragraph', { level: 1, heading: 'Visit us' }),
    block('contact_and_hours', {}),
  ];
  const where = city ? `, ${city}` : '';
  return {
    store: {
      webstore_name,
      name,
      hosts: [host],
      currency: given.currency,
      country,
      time_zone: given.timeZone,
      settings: {
        store_info: { address: street, city, province: region, postal_code: postal, phone, email },
        global_content: [{ component: 'footer_bar', data: { terms_condition_enabled: false } }],
      },
    },
    location: {
      code: 'MAIN',
      name,
      details: {
        sc_phone: phone,
        sc_email: email,
        sc_addr_array: { address: street, city, prov: region, postal, country },
      },
    },
    pagesWith: (arrivals, picks) => [
      {
        path: '/',
        title: name,
        description: `Books at ${name}${where}: look around, order, and pick up.`,
        blocks: contentRecords('/', front(arrivals, picks), changed),
      },
      {
        path: '/contact',
        title: 'Visit us',
        description: `Where to find ${name}${where}, and how to reach us.`,
        blocks: contentRecords('/contact', visit, changed),
      },
    ],
  };
}

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new CommandRefused(sentence);
}
