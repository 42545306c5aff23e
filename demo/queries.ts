import type { Query } from '../server/db/db.ts';
import type { StockRow } from './copies.ts';
import type { DemoForm, DemoShop } from './demo-shop.ts';
import type { DrawnCover } from './draw-covers.ts';
import type { DrawnInterior } from './draw-interiors.ts';
import type { DrawnPicture } from './draw-pictures.ts';

export async function saveCovers(q: Query, covers: DrawnCover[]): Promise<void> {
  await q.query(
    `update title t set cover_cache = r.cache, cover_ratio = r.ratio
     from json_to_recordset($1::json) as r(eisbn text, cache text, ratio real) where t.eisbn = r.eisbn`,
    [JSON.stringify(covers)],
  );
}

export async function saveInteriors(q: Query, pages: DrawnInterior[]): Promise<void> {
  await q.query(
    `insert into title_interior (title_id, position, key, cache, width, height)
     select t.id, r.position, r.key, r.cache, r.width, r.height from json_to_recordset($1::json)
       as r(eisbn text, position int, key text, cache text, width int, height int)
     join title t on t.eisbn = r.eisbn
     on conflict (title_id, position) do nothing`,
    [JSON.stringify(pages)],
  );
}

export async function insertForm(q: Query, storeId: number, form: DemoForm): Promise<number> {
  return one(
    await q.query<{ id: number }>(
      `insert into custom_form (store_id, header, description, elements)
       values ($1, $2, $3, $4::jsonb) returning id`,
      [storeId, form.header, form.description, JSON.stringify(form.elements)],
    ),
  );
}

export async function insertPictures(q: Query, storeId: number, pictures: DrawnPicture[]): Promise<void> {
  await q.query(
    `insert into picture (store_id, path, cache, width, height)
     select $1, path, cache, width, height from json_to_recordset($2::json)
       as r(path text, cache text, width int, height int)`,
    [storeId, JSON.stringify(pictures)],
  );
}

export async function readTitleIds(q: Query, eisbns: string[]): Promise<Map<string, number>> {
  const rows = await q.query<{ id: number; eisbn: string }>(
    'select id, eisbn from title where eisbn = any($1::text[])',
    [eisbns],
  );
  return new Map(rows.map((r) => [r.eisbn, r.id]));
}

export async function readSubjectIds(q: Query): Promise<Map<string, number>> {
  const rows = await q.query<{ id: number; code: string }>(
    "select id, code from subject where scheme = 'thema'",
  );
  return new Map(rows.map((r) => [r.code, r.id]));
}

export async function insertStore(q: Query, shop: DemoShop, position: number): Promise<number> {
  return one(
    await q.query<{ id: number }>(
      `insert into store (webstore_name, name, position, hosts, currency, country, time_zone, settings)
       values ($1, $2, $3, array[$4], $5, $6, $7, $8::jsonb) returning id`,
      [
        shop.webstoreName,
        shop.name,
        position,
        shop.host,
        shop.currency,
        shop.country,
        shop.timeZone,
        JSON.stringify(shop.settings),
      ],
    ),
  );
}

export async function setNavigation(q: Query, storeId: number, navigation: object[]): Promise<void> {
  await q.query(
    `update store set settings = settings || jsonb_build_object('site_navigation', $2::jsonb) where id = $1`,
    [storeId, JSON.stringify(navigation)],
  );
}

export async function insertLocations(
  q: Query,
  storeId: number,
  shop: DemoShop,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { code, name, details }] of shop.locations.entries()) {
    const rows = await q.query<{ id: number }>(
      `insert into location (store_id, code, name, position, details)
       values ($1, $2, $3, $4, $5::jsonb) returning id`,
      [storeId, code, name, position, JSON.stringify(details)],
    );
    ids.set(code, one(rows));
  }
  return ids;
}

export async function insertTaxes(q: Query, storeId: number, taxes: DemoShop['taxes']): Promise<void> {
  for (const { type, rate_bp } of taxes) {
    await q.query('insert into tax_rate (store_id, type, rate_bp) values ($1, $2, $3)', [
      storeId,
      type,
      rate_bp,
    ]);
  }
}

export async function insertStock(
  q: Query,
  rows: (Omit<StockRow, 'eisbn' | 'location'> & { title_id: number; location_id: number })[],
): Promise<void> {
  await q.query(
    `insert into stock (location_id, title_id, condition, on_hand, on_order)
     select location_id, title_id, condition, on_hand, on_order from json_to_recordset($1::json)
       as r(location_id int, title_id int, condition text, on_hand int, on_order int)`,
    [JSON.stringify(rows)],
  );
}

export async function insertOffers(
  q: Query,
  storeId: number,
  rows: { title_id: number; condition: string; price: number; note: string }[],
): Promise<void> {
  await q.query(
    `insert into offer (store_id, title_id, condition, price, note)
     select $1, title_id, condition, price, note from json_to_recordset($2::json)
       as r(title_id int, condition text, price int, note text)`,
    [storeId, JSON.stringify(rows)],
  );
}

export async function insertComments(
  q: Query,
  storeId: number,
  rows: { title_id: number; author: string; text: string }[],
): Promise<void> {
  await q.query(
    `insert into title_comment (store_id, title_id, author, text)
     select $1, title_id, author, r.text from json_to_recordset($2::json)
       as r(title_id int, author text, text text)`,
    [storeId, JSON.stringify(rows)],
  );
}

export async function insertCategory(
  q: Query,
  storeId: number,
  category: { name: string; position: number; titleIds: number[] },
): Promise<void> {
  await q.query(
    `with made as (insert into store_category (store_id, name, position) values ($1, $2, $3) returning id)
     insert into title_category (title_id, category_id) select u.t, made.id from made, unnest($4::int[]) u(t)`,
    [storeId, category.name, category.position, category.titleIds],
  );
}

export async function insertList(
  q: Query,
  storeId: number,
  list: {
    name: string;
    header: string;
    description: string;
    placement: string;
    position: number;
    titleIds: number[];
  },
): Promise<number> {
  const id = one(
    await q.query<{ id: number }>(
      `insert into title_list (store_id, name, header, description, placement, position)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [storeId, list.name, list.header, list.description, list.placement, list.position],
    ),
  );
  await q.query(
    `insert into title_list_item (list_id, title_id, position)
     select $1, u.t, u.n from unnest($2::int[]) with ordinality u(t, n)`,
    [id, list.titleIds],
  );
  return id;
}

export async function insertPage(
  q: Query,
  storeId: number,
  page: { path: string; title: string; description: string; blocks: object[] },
): Promise<void> {
  await q.query(
    'insert into page (store_id, path, title, description, blocks) values ($1, $2, $3, $4, $5::jsonb)',
    [storeId, page.path, page.title, page.description, JSON.stringify(page.blocks)],
  );
}

function one(rows: { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('a row of the demo shops was not written');
  return row.id;
}
