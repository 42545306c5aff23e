import { expect, test } from 'vitest';
import { buildStore, buildTitle } from '../../../../test/factories.ts';
import { testShop } from '../../../../test/shop.ts';
import { saveTitles } from '../../save/save-titles.ts';
import { type Blocks, FULL_ISBN, fullBlocks, messageOf, NEWER_ISBN } from './fixtures/full-record.ts';
import { readOnixStream } from './read-onix.ts';
import { SHORT_TAGS } from './short-tags.ts';

async function shop() {
  const made = await testShop();
  await buildStore(made.db);
  await made.reload();
  const visitor = made.visitor();
  return {
    db: made.db,
    load: async (xml: string) => {
      async function* bytes() {
        yield Buffer.from(xml);
      }
      const { added, updated, unchanged, outdated, deleted, rejected } = await saveTitles(
        made.db,
        readOnixStream(bytes()),
      );
      return { added, updated, unchanged, outdated, deleted, rejected };
    },
    item: async (eisbn = FULL_ISBN) => {
      const {
        available: _,
        multistore_available: __,
        ...title
      } = await visitor.get('title/getItem', { eisbn });
      return title;
    },
    row: async () => {
      const [row] = await made.db.query<Record<string, unknown>>(
        `select t.availability, t.publication_date, t.list_price_usa, t.list_price_can, d.* from title t
         join title_detail d on d.title_id = t.id where t.eisbn = $1`,
        [FULL_ISBN],
      );
      return row ?? {};
    },
  };
}

const nothing = { added: 0, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0 };

const shown = {
  title: 'The Lamp Room',
  subtitle: 'A Winter',
  authors: [
    { name: 'Ada Pell', role: 'A01', canadian: true },
    { name: 'Bo Quill', role: 'A12', canadian: false },
  ],
  bio: ['<p>Ada Pell lives in a lighthouse.</p>'],
  series: 'Harbour Mysteries',
  series_num: '3',
  binding: 'Trade Paperback',
  language: 'English',
  edition: '2nd edition',
  pages: 212,
  illustrations: '14 maps',
  height: 8.5,
  width: 5.5,
  thickness: 1,
  weight: 0.75,
  upc: '036000291452',
  audience: 'Children (ages 8 to 12)',
  description: '<p>A keeper and a long winter.</p>',
  summary: 'A keeper and a long winter.',
  excerpt: '<p>The lamp had gone out.</p>',
  reviews: [
    { content: '<p>Bright.</p>', author: 'Lee Marsh', source_title: 'Coast Review' },
    { content: '<p>Talked about for an hour.</p>', author: '', source_title: 'Radio Quay' },
  ],
  awards: ['Winner, Harbour Prize 2024'],
  publisher: 'Cove Press',
  imprint: 'Quayside',
  release_date: Date.UTC(2024, 4, 14, 12) / 1000,
  carton_qty: 24,
  list_price_usa: 1800,
  list_price_can: 2400,
};

test('everything an item page shows arrives from a record, in reference tags and in short ones', async () => {
  for (const xml of [
    messageOf(fullBlocks, '03', '20240601'),
    shortened(messageOf(fullBlocks, '03', '20240601')),
  ]) {
    const s = await shop();
    await buildTitle(s.db, { eisbn: NEWER_ISBN, title: 'The Lamp Room, Anew' });
    expect(await s.load(xml)).toEqual({ ...nothing, added: 1 });
    const item = await s.item();
    expect(item).toMatchObject(shown);
    expect(item.table_of_contents).toMatch(/1\. Dusk.*2\. Dawn/s);
    expect(item.subjects.map((one) => one.subject).join()).toContain('crime');
    expect(item.media.map((one) => one.url)).toEqual([
      'https://look.example/lamp',
      'https://radio.example/lamp',
    ]);
    expect(await s.row()).toMatchObject({
      availability: 'available',
      cover_url: 'https://covers.example/lamp.jpg',
      related: [{ relation: 'replaced_by', eisbn: NEWER_ISBN }],
    });
    expect(await s.load(xml)).toEqual({ ...nothing, unchanged: 1 });
  }
});

test('chapters become the table of contents when there is no text of it', async () => {
  const s = await shop();
  const without = fullBlocks.collateral.replace(/<TextContent><TextType>04[\s\S]*?<\/TextContent>/, '');
  await s.load(messageOf({ ...fullBlocks, collateral: without }, '03', '20240601'));
  expect((await s.item()).table_of_contents).toBe(
    '<ul><li>Part 1: Dusk &amp; after<ul><li>Early, Bo Quill</li><li>Late</li></ul></li><li>Part 2</li></ul>',
  );
});

/** What belongs to each block, as it is stored. */
const fieldsOf: Record<keyof Blocks, string[]> = {
  descriptive: [
    'contributors',
    'illustrations',
    'edition',
    'width',
    'height',
    'thickness',
    'weight',
    'parts',
  ],
  collateral: [
    'description',
    'short_description',
    'table_of_contents',
    'excerpt',
    'reviews',
    'media',
    'awards',
    'cover_url',
  ],
  content: ['content_list'],
  publishing: ['publication_date', 'publishing_status'],
  related: ['related'],
  supply: ['prices', 'list_price_usa', 'list_price_can', 'carton_qty', 'supply_status'],
};

/** Each block with less, or something else, in it. */
const others: Blocks = {
  descriptive: `<DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
<TitleElementLevel>01</TitleElementLevel><TitleText>The Lamp Room, Bound</TitleText></TitleElement></TitleDetail></DescriptiveDetail>`,
  collateral: '<CollateralDetail/>',
  content: '<ContentDetail/>',
  publishing: `<PublishingDetail><PublishingStatus>07</PublishingStatus>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20250101</Date></PublishingDate></PublishingDetail>`,
  related: '<RelatedMaterial/>',
  supply: `<ProductSupply><MarketPublishingDetail><MarketDate><MarketDateRole>01</MarketDateRole><Date>20260101</Date></MarketDate></MarketPublishingDetail>
<SupplyDetail><ProductAvailability>40</ProductAvailability>
<Price><PriceType>01</PriceType><PriceAmount>20.00</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply>`,
};

test.each(Object.keys(fieldsOf) as (keyof Blocks)[])(
  'an update of the block %s alone replaces nothing else',
  async (block) => {
    const s = await shop();
    await s.load(messageOf(fullBlocks, '03', '20240601'));
    const before = await s.row();
    expect(await s.load(messageOf({ [block]: others[block] }, '04', '20240602'))).toEqual({
      ...nothing,
      updated: 1,
    });
    const after = await s.row();
    for (const [owner, fields] of Object.entries(fieldsOf)) {
      if (owner === block) continue;
      for (const field of fields) expect([field, after[field]]).toEqual([field, before[field]]);
    }
    const changed = fieldsOf[block].filter(
      (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
    );
    expect(changed.length).toBeGreaterThan(0);
    // The record in full again, newer, is as it was.
    await s.load(messageOf(fullBlocks, '03', '20240603'));
    expect(await s.row()).toEqual(before);
  },
);

test('availability follows from both blocks, whichever was updated', async () => {
  const s = await shop();
  const said = async () => (await s.row()).availability;
  const publishing = (status: string) =>
    `<PublishingDetail><PublishingStatus>${status}</PublishingStatus></PublishingDetail>`;
  const supply = (status: string) =>
    `<ProductSupply><SupplyDetail><ProductAvailability>${status}</ProductAvailability></SupplyDetail></ProductSupply>`;
  await s.load(messageOf({ ...fullBlocks, supply: supply('40') }, '03', '20240601'));
  expect(await said()).toBe('out_of_stock_indefinitely');
  await s.load(messageOf({ publishing: publishing('04') }, '04', '20240602'));
  expect(await said()).toBe('out_of_stock_indefinitely');
  await s.load(messageOf({ publishing: publishing('15') }, '04', '20240603'));
  expect(await said()).toBe('withdrawn');
  await s.load(messageOf({ supply: supply('21') }, '04', '20240604'));
  expect(await said()).toBe('withdrawn');
  await s.load(messageOf({ publishing: publishing('04') }, '04', '20240605'));
  expect(await said()).toBe('available');
});

test('an older message of any kind changes nothing, in whatever order they are loaded', async () => {
  const s = await shop();
  await s.load(messageOf(fullBlocks, '03', '20240610'));
  const before = await s.row();
  for (const [block, content] of Object.entries(others)) {
    expect(await s.load(messageOf({ [block]: content }, '04', '20240609'))).toEqual({
      ...nothing,
      outdated: 1,
    });
  }
  const older = messageOf({ ...fullBlocks, descriptive: others.descriptive }, '03', '20240609');
  expect(await s.load(older)).toEqual({ ...nothing, outdated: 1 });
  expect(await s.load(messageOf({}, '05', '20240609'))).toEqual({ ...nothing, outdated: 1 });
  expect(await s.row()).toEqual(before);

  await s.load(messageOf({}, '05', '20240611'));
  expect(await s.load(messageOf(fullBlocks, '03', '20240610'))).toEqual({ ...nothing, outdated: 1 });
  await expect(s.item()).rejects.toThrow('not_found');
  await s.load(messageOf(fullBlocks, '03', '20240612'));
  expect((await s.item()).title).toBe('The Lamp Room');
});

/** The message in the short tags of ONIX, by the table the reader has; all other names are those of composites. */
function shortened(xml: string): string {
  const short = new Map([...SHORT_TAGS].map(([tag, name]) => [name, tag]));
  return xml.replace(
    /<(\/?)([A-Z]\w+)/g,
    (_, slash: string, name: string) => `<${slash}${short.get(name) ?? name.toLowerCase()}`,
  );
}
