import type { AdminInput, AdminOutput } from '../../../contract/admin/actions.ts';
import { isObject } from '../../../contract/settings/stored-values.ts';
import { refuse } from '../../call/refusal.ts';
import { type StaffContext, type StaffHandler, theStaff } from '../context.ts';
import { titleOf, withStock } from './get.ts';
import { type StaffTitleRow, setCount, setPrice } from './queries.ts';

type Asked = AdminInput<'title/saveStock'>;

export const saveStock: StaffHandler<'title/saveStock'> = async (ctx, asked) => {
  const title = await titleOf(ctx, asked.eisbn);
  checkPlaces(ctx, asked);
  const before = await withStock(ctx, title);
  const counts = inKeyOrder(asked.counts);
  for (const count of counts) {
    if (!(await setCount(ctx.q, { ...count, title_id: title.id }))) throw await stale(ctx, title);
  }
  for (const { condition, price: typed, seen } of asked.prices) {
    // As in a stock list: the list price is no price of the store's own.
    const price = condition === 'NEW' && typed === title.list_price ? null : typed;
    const priced = { store_id: ctx.store.id, title_id: title.id, condition, price, seen };
    if (price !== seen && !(await setPrice(ctx.q, priced))) throw await stale(ctx, title);
  }
  const after = await withStock(ctx, title);
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, ...changesOf(before, after) };
  return after;
};

function checkPlaces(ctx: StaffContext, { counts, prices }: Asked): void {
  const { locationId } = theStaff(ctx);
  for (const { location_id } of counts) {
    if (!ctx.store.locations.some((one) => one.location_id === location_id)) {
      throw refuse('unknown_location', 'This store doesn’t have that location.');
    }
  }
  const isElsewhere = counts.some(({ location_id }) => location_id !== locationId);
  if (locationId !== null && (isElsewhere || prices.length > 0)) {
    throw refuse(
      'whole_store',
      'Your role is for one location: you can count its copies, and change no price.',
    );
  }
}

/** Orders, imports and this lock rows of stock in one order. */
const inKeyOrder = (counts: Asked['counts']): Asked['counts'] =>
  [...counts].sort((a, b) => a.location_id - b.location_id || a.condition.localeCompare(b.condition));

async function stale(ctx: StaffContext, title: StaffTitleRow) {
  return refuse(
    'stale',
    'Copies or prices have changed since you opened this page, for example by a sale. Nothing was saved.',
    { newer: await withStock(ctx, title) },
  );
}

type Told = Readonly<Record<string, string | number>>;

/** What has changed, for the audit log. */
function changesOf(
  before: AdminOutput<'title/get'>,
  after: AdminOutput<'title/get'>,
): { before: Told; after: Told; locations: Record<number, string> } {
  const [told, now] = [tellStock(before), tellStock(after)];
  const changed = Object.keys(now).filter((name) => now[name] !== told[name]);
  const only = (all: Told) => Object.fromEntries(changed.map((name) => [name, all[name] ?? '']));
  const lines = after.stock.filter((line) => changed.includes(copiesName(line, after.stock)));
  const locations = lines.map((line) => [line.location_id, locationName(line, after.stock)]);
  return { before: only(told), after: only(now), locations: Object.fromEntries(locations) };
}

type Line = AdminOutput<'title/get'>['stock'][number];

/** Where two locations share a name, it has their numbers. */
function locationName({ location, location_id }: Line, all: readonly Line[]): string {
  const isShared = all.some((one) => one.location === location && one.location_id !== location_id);
  return isShared ? `${location} (${location_id})` : location;
}

const copiesName = (line: Line, all: readonly Line[]) => `${locationName(line, all)} ${line.condition}`;

/**
 * A title with the locations of an entry alone, by their names in it: another may have the name by now. Entries of earlier versions name
 * none by its id.
 */
export function asNoted(
  title: AdminOutput<'title/get'>,
  { locations }: Readonly<Record<string, unknown>>,
): AdminOutput<'title/get'> {
  if (!isObject(locations)) return title;
  const stock = title.stock.flatMap((line) => {
    const location = locations[line.location_id];
    return typeof location === 'string' ? [{ ...line, location }] : [];
  });
  return { ...title, stock };
}

const priceName = ({ condition }: { condition: string }) => `price ${condition}`;

/** Copies and prices in words: 'Portland NEW' is the copies on hand and on order there. */
export const tellStock = ({ stock, prices }: AdminOutput<'title/get'>): Told => ({
  ...Object.fromEntries(
    stock.map((line) => [
      copiesName(line, stock),
      line.on_order > 0 ? `${line.on_hand} + ${line.on_order} on order` : line.on_hand,
    ]),
  ),
  ...Object.fromEntries(prices.map((one) => [priceName(one), one.price ?? 'none'])),
});

/** The change of a title's stock that makes these of its copies and prices so, as `tellStock` tells them. */
export function stockTold(
  { stock, prices }: AdminOutput<'title/get'>,
  told: Readonly<Record<string, unknown>>,
): Pick<Asked, 'counts' | 'prices'> {
  return {
    counts: stock.flatMap((line) => {
      const [on_hand, on_order = 0] =
        String(told[copiesName(line, stock)] ?? '')
          .match(/\d+/g)
          ?.map(Number) ?? [];
      if (on_hand === undefined) return [];
      const { location_id, condition, ...seen } = line;
      return [{ location_id, condition, on_hand, on_order, seen }];
    }),
    prices: prices.flatMap((one) => {
      const { condition, price } = one;
      const then = told[priceName(one)];
      if (then === undefined) return [];
      return [{ condition, price: typeof then === 'number' ? then : null, seen: price }];
    }),
  };
}
