import { describe, expect, test } from 'vitest';
import { type OfferedTitle, type OfferView, offersOf } from './offers.ts';
import type { SupplyRow } from './supply-row.ts';

/** No line may break it: a word joiner and a no-break space. */
const orderTime = 'usually in 1–\u20602\u00a0weeks';

const title: OfferedTitle = {
  id: 1,
  binding: 'Hardcover',
  availability: 'available',
  release_date: '2020-01-01',
  publication_date: '2020-01-01',
  list_price_usa: 2000,
  list_price_can: 2600,
  is_large_print: false,
  is_giftcard: false,
};

function view(overrides: Partial<OfferView> = {}, settings = {}): OfferView {
  return {
    store: {
      id: 1,
      currency: 'USD',
      timeZone: 'America/Los_Angeles',
      locations: [
        { location_id: 1, altname: 'Kelowna' },
        { location_id: 2, altname: 'Vernon' },
        { location_id: 3, altname: 'Penticton' },
      ],
      settings: {
        hide_sale_pricing: false,
        checkout_info: { ws_no_price_wording: 'Ask us' } as OfferView['store']['settings']['checkout_info'],
        ...settings,
      },
    },
    locationId: 1,
    showPrices: true,
    now: new Date('2027-03-01T12:00:00Z'),
    ...overrides,
  };
}

const row = (overrides: Partial<SupplyRow>): SupplyRow => ({
  title_id: 1,
  condition: 'NEW',
  location_id: 1,
  price: null,
  note: '',
  on_hand: 0,
  on_order: 0,
  ...overrides,
});
const priced = (price: number, condition: SupplyRow['condition'] = 'NEW') =>
  row({ location_id: null, price, condition });

describe('what is said of a new copy (ITEM-062)', () => {
  const cases: [string, Partial<OfferedTitle>, Partial<SupplyRow>[], string, boolean][] = [
    ['here', {}, [{ on_hand: 3 }], '3 in stock', true],
    ['only elsewhere', {}, [{ location_id: 2, on_hand: 1 }], 'In stock at Vernon', true],
    [
      'at two other places',
      {},
      [
        { location_id: 2, on_hand: 1 },
        { location_id: 3, on_hand: 1 },
      ],
      'In stock at Vernon and Penticton',
      true,
    ],
    ['on order', {}, [{ on_order: 2 }], 'On order', true],
    ['nowhere', {}, [], `Available to order, ${orderTime}`, true],
    ['nothing is said of it', { availability: '' }, [], `Available to order, ${orderTime}`, true],
    ['out of print', { availability: 'out_of_print' }, [], 'Out of print', false],
    ['out of print but here', { availability: 'out_of_print' }, [{ on_hand: 1 }], '1 in stock', true],
    ['out of stock', { availability: 'out_of_stock_indefinitely' }, [], 'Out of stock indefinitely', false],
    ['withdrawn', { availability: 'withdrawn' }, [{ on_hand: 1 }], 'Unavailable', false],
    ['no price', { list_price_usa: null }, [{ on_hand: 1 }], 'Ask us', false],
    ['a price that must not be told', { availability: 'no_price' }, [], 'Ask us', false],
    ['an ebook', { binding: 'eBook' }, [], 'Ebook', false],
    ['an audio file', { binding: 'Digital Audio' }, [{ on_hand: 1 }], 'Digital audiobook', false],
    ['a gift card', { is_giftcard: true }, [{ on_hand: 9 }], 'Sold in the shop', false],
  ];
  test.each(cases)('%s', (_case, facts, supply, text, cartable) => {
    const [offer] = offersOf(view(), { ...title, ...facts }, supply.map(row));
    expect(offer).toMatchObject({ code: 'NEW', text, cartable });
  });

  test.each([
    ['a price on request', { list_price_usa: null }, [], 'price_on_request'],
    ['withdrawn', { availability: 'withdrawn' }, [{ on_hand: 1 }], 'unavailable'],
    ['withdrawn without a price', { availability: 'withdrawn', list_price_usa: null }, [], 'unavailable'],
    ['only elsewhere', {}, [{ location_id: 2, on_hand: 1 }], 'elsewhere'],
    ['here', {}, [{ on_hand: 1 }], undefined],
    ['a gift card without a price', { is_giftcard: true, list_price_usa: null }, [], undefined],
  ])('the status of its text: %s', (_case, facts, supply, status) => {
    expect(offersOf(view(), { ...title, ...facts }, supply.map(row))[0]?.status).toBe(status);
  });

  test.each([
    ['2027-05-04', '2027-05-04', 'Forthcoming: May 4, 2027'],
    ['2027-05', '2027-05-01', 'Forthcoming: May 2027'],
    ['2028', '2028-01-01', 'Forthcoming: 2028'],
    ['', null, 'Forthcoming'],
  ])('not out yet, its date known as %j', (publication_date, release_date, text) => {
    const facts = { availability: 'forthcoming', publication_date, release_date };
    const [offer] = offersOf(view(), { ...title, ...facts }, []);
    expect(offer).toMatchObject({
      text,
      availability: 'forthcoming',
      is_extra_orderable: true,
      cartable: true,
    });
  });

  test('a book is out when its day begins at the shop, not in London', () => {
    const facts = { ...title, release_date: '2027-03-02', publication_date: '2027-03-02' };
    const at = (time: string) => offersOf(view({ now: new Date(time) }), facts, [])[0]?.availability;
    expect(at('2027-03-02T07:59:00Z')).toBe('forthcoming');
    expect(at('2027-03-02T08:00:00Z')).toBe('available');
  });

  test('places of the store may be counted together', () => {
    const supply = [row({ on_hand: 1 }), row({ location_id: 2, on_hand: 2 })];
    expect(offersOf(view({ locationId: null }), title, supply)[0]).toMatchObject({
      onhand: 3,
      text: '3 in stock',
    });
    expect(offersOf(view(), title, supply)[0]).toMatchObject({ onhand: 1, sub_message: 'Also at Vernon' });
  });
});

describe('prices', () => {
  test("the list price in the store's currency", () => {
    const cad = { ...view(), store: { ...view().store, currency: 'CAD' } };
    const gbp = { ...view(), store: { ...view().store, currency: 'GBP' } };
    expect(offersOf(view(), title, [])[0]).toMatchObject({ price: 2000, row_price: 2000, discount: 0 });
    expect(offersOf(cad, title, [])[0]?.price).toBe(2600);
    expect(offersOf(gbp, title, [])[0]).toMatchObject({
      price: null,
      availability: 'no_price',
      cartable: false,
    });
  });

  test("the store's own price wins; below the list price it is a sale, above it is not", () => {
    expect(offersOf(view(), title, [priced(1500)])[0]).toMatchObject({
      price: 1500,
      row_price: 2000,
      discount: 25,
    });
    expect(offersOf(view(), title, [priced(2200)])[0]).toMatchObject({
      price: 2200,
      row_price: 2200,
      discount: 0,
    });
    const free = { ...title, list_price_usa: null };
    expect(offersOf(view(), free, [priced(900)])[0]).toMatchObject({ price: 900, cartable: true });
  });

  test('a remainder is a sale of the new book, a used copy has a price of its own', () => {
    const [, used, remainder] = offersOf(view(), title, [
      row({ condition: 'USED', price: 800, location_id: null }),
      row({ condition: 'USED', on_hand: 1 }),
      row({ condition: 'REMAINDER', price: 900, location_id: null }),
      row({ condition: 'REMAINDER', on_hand: 1 }),
    ]);
    expect(used).toMatchObject({ code: 'USED', price: 800, row_price: 800, discount: 0 });
    expect(remainder).toMatchObject({ code: 'REMAINDER', price: 900, row_price: 2000, discount: 55 });
  });

  test('a store that hides sales shows one price (ITEM-043, ITEM-058)', () => {
    expect(offersOf(view({}, { hide_sale_pricing: true }), title, [priced(1500)])[0]).toMatchObject({
      price: 1500,
      row_price: 1500,
      discount: 0,
    });
  });

  test('guests see no prices in a store that shows them to customers only', () => {
    const [offer] = offersOf(view({ showPrices: false }), title, [priced(1500), row({ on_hand: 2 })]);
    expect(offer).toMatchObject({ price: null, row_price: null, discount: 0, text: '2 in stock' });
    expect(JSON.stringify(offer)).not.toMatch(/1500|2000/);
  });
});

describe('used and remaindered copies', () => {
  test('are offered with a price and a copy, never ordered', () => {
    const supply = [
      row({ location_id: null, condition: 'USED', price: 700, note: 'signed' }),
      row({ condition: 'USED', on_hand: 1 }),
    ];
    expect(offersOf(view(), title, supply)[1]).toMatchObject({
      code: 'USED',
      used: true,
      note: 'signed',
      text: '1 in stock',
      price: 700,
      is_extra_orderable: false,
      cartable: true,
    });
  });

  test('are not offered without a price or a copy, and not sold from another location', () => {
    expect(offersOf(view(), title, [priced(700, 'USED')])).toHaveLength(1);
    expect(offersOf(view(), title, [row({ condition: 'REMAINDER', on_hand: 4 })])).toHaveLength(1);
    const there = [priced(700, 'REMAINDER'), row({ condition: 'REMAINDER', location_id: 2, on_hand: 4 })];
    expect(offersOf(view(), title, there)[1]).toMatchObject({ text: 'In stock at Vernon', cartable: false });
  });
});
