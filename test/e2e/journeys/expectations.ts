import type { Journey } from './dimensions.ts';

/**
 * How a journey ends. All of them end in an order; the others meet a refusal first and follow the way out that it offers.
 * - order: nothing stands in the way.
 * - account: 'To order the rest, please log in or create an account.' The shopper does, and orders.
 * - change location in the cart: the same refusal, where another location has the copies. The shopper goes there, and orders.
 * - change location on the item page: nothing to buy here. The shopper makes the other location their own, and orders.
 * - choose location at checkout: a customer may order the copies here, or choose the location that has them.
 */
export type Outcome =
  | 'order'
  | 'account'
  | 'change location in the cart'
  | 'change location on the item page'
  | 'choose location at checkout';

interface Rule {
  /** The values for which it holds; a dimension that is left out holds for all. */
  when: { [K in keyof Journey]?: readonly Journey[K][] };
  outcome: Outcome;
  /** Rows of the requirements, and decisions on them. */
  source: string;
}

/** The first rule that fits holds. */
const rules: readonly Rule[] = [
  {
    when: { item: ['last copy', 'used', 'remainder'], location: ['multistore elsewhere'] },
    outcome: 'change location on the item page',
    source: 'ITEM-012, ITEM-059, APP-012',
  },
  {
    when: { shopper: ['guest'], item: ['special order', 'pre-order', 'mixed cart'] },
    outcome: 'account',
    source: 'CHECKOUT-052, CHECKOUT-080, A.6',
  },
  {
    when: { shopper: ['guest'], location: ['multistore elsewhere'] },
    outcome: 'change location in the cart',
    source: 'CHECKOUT-052, APP-012, A.6',
  },
  {
    when: { location: ['multistore elsewhere'] },
    outcome: 'choose location at checkout',
    source: 'CHECKOUT-031, CHECKOUT-071',
  },
  { when: { shopper: ['guest'] }, outcome: 'order', source: 'CHECKOUT-001, CHECKOUT-002' },
  { when: {}, outcome: 'order', source: 'CHECKOUT-071' },
];

export function expectationOf(journey: Journey): Rule {
  const fits = ({ when }: Rule) =>
    Object.entries(when).every(([name, values]) =>
      (values as readonly string[]).includes(journey[name as keyof Journey]),
    );
  const rule = rules.find(fits);
  if (!rule) throw new Error(`no rule for ${Object.values(journey).join(', ')}`);
  return rule;
}
