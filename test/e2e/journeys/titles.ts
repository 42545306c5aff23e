import { randomInt } from 'node:crypto';
import type { Query } from '../../../server/db/db.ts';
import { anIsbn, buildOffer, buildStock, buildTitle, type TitleOverrides } from '../../factories.ts';
import { inShop } from '../stock.ts';
import type { Journey } from './dimensions.ts';

type Condition = 'NEW' | 'USED' | 'REMAINDER';

/** How the shop calls copies. */
export const copyNames: Record<Condition, string> = { NEW: 'New', USED: 'Used', REMAINDER: 'Remainder' };

/** A title of a journey's own, and how its line reads on the order. */
export interface Wanted {
  eisbn: string;
  title: string;
  condition: Condition;
  /** Cents for one copy. */
  price: number;
  isLargePrint: boolean;
  isForthcoming: boolean;
  /** The line says that the copy is still to come. */
  toCome: RegExp | null;
}

interface Kind {
  copies: number;
  condition?: Condition;
  /** A price of the shop's own: used and remaindered copies have one. */
  price?: number;
  title?: TitleOverrides;
  toCome?: RegExp;
}

const inNinetyDays = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

const onHand: Kind = { copies: 5 };
const specialOrder: Kind = { copies: 0, toCome: /^1 to be ordered, usually in 1–/ };

/** What the shop has of each item. */
const kinds: Record<Journey['item'], readonly Kind[]> = {
  'on hand': [onHand],
  // Out of print: the publisher has no more.
  'last copy': [{ copies: 1, title: { availability: 'out_of_print' } }],
  'special order': [specialOrder],
  'pre-order': [
    {
      copies: 0,
      title: { availability: 'forthcoming', release_date: inNinetyDays() },
      toCome: /^1 on pre-order until /,
    },
  ],
  used: [{ copies: 1, condition: 'USED', price: 700 }],
  remainder: [{ copies: 3, condition: 'REMAINDER', price: 550 }],
  'large print': [{ copies: 2, title: { is_large_print: true } }],
  'mixed cart': [onHand, specialOrder],
};

/** Stocks the titles of one journey at the location with this code. */
export function stock({ item }: Journey, code: string, currency: 'USD' | 'CAD'): Promise<Wanted[]> {
  return inShop(async (q) => {
    const made: Wanted[] = [];
    for (const kind of kinds[item]) made.push(await stockOne(q, kind, code, currency));
    return made;
  });
}

async function stockOne(q: Query, kind: Kind, code: string, currency: 'USD' | 'CAD'): Promise<Wanted> {
  const { copies, condition = 'NEW', price, title: overrides = {}, toCome = null } = kind;
  const number = randomInt(1_000_000, 10_000_000);
  const listed = currency === 'USD' ? 1800 : 2400;
  const { id, eisbn, title } = await buildTitle(q, {
    eisbn: anIsbn(number),
    title: `Quillwort ${number}`,
    ...overrides,
  });
  const [location] = await q.query<{ id: number; store_id: number }>(
    'select id, store_id from location where code = $1 order by id',
    [code],
  );
  if (!location) throw new Error(`no location ${code}`);
  if (copies > 0) await buildStock(q, location.id, id, copies, { condition });
  if (price !== undefined) await buildOffer(q, location.store_id, id, price, { condition });
  return {
    eisbn,
    title,
    condition,
    price: price ?? listed,
    isLargePrint: overrides.is_large_print ?? false,
    isForthcoming: overrides.availability === 'forthcoming',
    toCome,
  };
}
