import { contentRecords } from '../blocks/content-records.ts';
import type { NavigationEntry } from '../contract/navigation-entry.ts';
import { insertForm } from '../server/custom_form/write.ts';
import type { Query } from '../server/db/db.ts';
import { insertKnownCard } from '../server/giftcard/write.ts';
import { htmlFromPlain } from '../server/import/rules/sanitize.ts';
import { insertPages } from '../server/page/write.ts';
import { insertPictures } from '../server/picture/write.ts';
import { withoutLimits } from '../server/promotion/check-promotion.ts';
import { savePromotion } from '../server/promotion/write.ts';
import { plainRate } from '../server/shipping/shipping-rate.ts';
import { saveShippingRate } from '../server/shipping/write.ts';
import { saveOffers, saveStockRows } from '../server/stock/write.ts';
import { insertCategory } from '../server/store/category/write.ts';
import { changeSettings, insertLocations, insertStore } from '../server/store/write.ts';
import { knownRates } from '../server/tax/known/known-rates.ts';
import { replaceKnownRates } from '../server/tax/write.ts';
import { putComment } from '../server/title/write.ts';
import { insertList } from '../server/titlelist/write.ts';
import type { TitleFacts } from './catalogue/facts.ts';
import { offersOf, stockOf } from './copies.ts';
import { spreadLayouts } from './covers/spread-layouts.ts';
import type { DemoShop, Links, MenuItem } from './demo-shop.ts';
import type { DrawnPicture } from './draw-pictures.ts';
import { readSubjectIds } from './queries.ts';
import { Shelves } from './shelves.ts';
import { writeEvents } from './write-events.ts';

/** When the pages were last edited, in Unix seconds: fixed, so that a seed is the same every time. */
const EDITED = 1_761_955_200;

interface WrittenShop {
  shop: DemoShop;
  /** In the catalogue already. */
  titles: TitleFacts[];
  /** Theirs, by ISBN. */
  ids: ReadonlyMap<string, number>;
  pictures: DrawnPicture[];
}

/** Writes all rows of one shop. */
export async function writeShop(q: Query, written: WrittenShop): Promise<void> {
  const { shop, titles, ids, pictures } = written;
  const shelves = new Shelves(titles);
  const idOf = (facts: TitleFacts) => ids.get(facts.isbn) ?? 0;
  const storeId = await insertStore(q, {
    webstore_name: shop.webstoreName,
    name: shop.name,
    hosts: [shop.host],
    currency: shop.currency,
    country: shop.country,
    time_zone: shop.timeZone,
    settings: shop.settings,
  });
  const locationIds = await insertLocations(q, storeId, shop.locations);
  const { country, registered } = shop.taxes;
  await replaceKnownRates(q, storeId, country, knownRates(country, registered));
  await insertPictures(q, storeId, pictures);
  const copies = titles.flatMap((t) => stockOf(shop, t));
  await saveStockRows(
    q,
    copies.map(({ eisbn, location, ...row }) => ({
      ...row,
      title_id: ids.get(eisbn) ?? 0,
      location_id: locationIds.get(location) ?? 0,
    })),
  );
  await saveOffers(q, storeId, offersIn(shop, shelves, titles, idOf));
  for (const title of titles) {
    const { comment } = title;
    if (comment && shop.staff.includes(comment.author))
      await putComment(q, { storeId, titleId: idOf(title), ...comment });
  }
  for (const [i, category] of shop.categories.entries()) {
    const titleIds = category.titles(shelves).map(idOf);
    await insertCategory(q, storeId, { name: category.name, position: i + 1, titleIds });
  }
  const eventIds = await writeEvents(q, { storeId, shop, shelves, locationIds });
  const links = await writeLists(q, { storeId, shop, shelves, idOf, eventIds });
  await changeSettings(q, storeId, {
    site_navigation: menu(shop.navigation(links)),
    'no_results.form_id': links.formId('find'),
    'no_results.list_id': links.listId('staff'),
    persistent_banner_list_id: links.listId(shop.bannerList),
  });
  for (const rate of shop.shipping) await saveShippingRate(q, storeId, null, { ...plainRate, ...rate });
  for (const promotion of shop.promotions(links)) {
    await savePromotion(q, storeId, null, { ...withoutLimits, ...promotion });
  }
  for (const card of shop.giftCards) await insertKnownCard(q, { storeId, currency: shop.currency, card });
  const pages = shop.pages(links);
  await insertPages(
    q,
    storeId,
    pages.map((page) => ({ ...page, blocks: contentRecords(page.path, page.blocks, EDITED) })),
  );
}

interface ListShop {
  storeId: number;
  shop: DemoShop;
  shelves: Shelves;
  idOf: (facts: TitleFacts) => number;
  /** By their title. */
  eventIds: ReadonlyMap<string, number>;
}

async function writeLists(q: Query, given: ListShop): Promise<Links> {
  const { storeId, shop, shelves, idOf, eventIds } = given;
  const lists = new Map<string, number>();
  for (const [i, list] of shop.lists.entries()) {
    const id = await insertList(q, storeId, {
      name: list.name,
      header: list.header ?? list.name,
      description: htmlFromPlain(list.description),
      placement: list.placement ?? 'others',
      position: i + 1,
      bargains: list.bargains ?? false,
      limit: list.limit ?? -1,
      event_id: eventIds.get(list.event ?? '') ?? null,
      titleIds: spreadLayouts(list.titles(shelves)).map(idOf),
    });
    lists.set(list.key, id);
  }
  const forms = new Map<string, number>();
  for (const form of shop.forms) forms.set(form.key, await insertForm(q, storeId, form));
  const subjects = await readSubjectIds(q);
  const listId = (key: string) => {
    const id = lists.get(key);
    if (id === undefined) throw new Error(`${shop.name} has no list '${key}'`);
    return id;
  };
  return {
    listId,
    formId: (key) => forms.get(key) ?? 0,
    list: (key) => `/lists/${listId(key)}`,
    edition: (work) => shelves.works(work)[0]?.isbn ?? '',
    subject: (code) => (subjects.has(code) ? `/browse/filter/s/${subjects.get(code)}` : '/browse/filter'),
  };
}

function offersIn(
  shop: DemoShop,
  shelves: Shelves,
  titles: readonly TitleFacts[],
  idOf: (facts: TitleFacts) => number,
) {
  const price = (p: { price_usd: number; price_cad: number }) =>
    shop.currency === 'USD' ? p.price_usd : p.price_cad;
  const second = titles.flatMap((t) =>
    offersOf(shop, t).map((o) => ({
      title_id: idOf(t),
      condition: o.condition,
      price: price(o),
      note: o.note ?? '',
    })),
  );
  const reduced = new Map(
    shop.lists.flatMap(({ discount, titles: pick }) =>
      discount
        ? pick(shelves).map((t) => [idOf(t), Math.round(price(t) * (1 - discount / 100))] as const)
        : [],
    ),
  );
  const own = [...reduced].map(([title_id, cents]) => ({
    title_id,
    condition: 'NEW' as const,
    price: cents,
    note: '',
  }));
  return [...second, ...own];
}

function menu(items: readonly MenuItem[]): NavigationEntry[] {
  let last = 0;
  const entries = (some: readonly MenuItem[]): NavigationEntry[] =>
    some.map(({ label, path, submenu = [] }) => {
      last += 1;
      const menu_id = last;
      const type = path ? 'page' : 'unlinked';
      return { menu_id, label, path, url: '', link_type: '', type, submenu: entries(submenu) };
    });
  return entries(items);
}
