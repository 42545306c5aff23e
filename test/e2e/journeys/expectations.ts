import type { Journey } from './dimensions.ts';

/**
 * What happens to the goods. Every journey ends in an order; some meet a refusal first and follow the way out that it offers.
 * - order: nothing stands in the way.
 * - account: 'To order the rest, please log in or create an account.' The shopper does, and orders.
 * - account to be delivered to: 'To have your order brought to you, please log in or create an account.' The shopper does, and orders.
 * - change location in the cart: the same refusal, where another location has the copies. The shopper goes there, and orders.
 * - change location on the item page: nothing to buy here. The shopper makes the other location their own, and orders.
 * - choose location at checkout: a customer may order the copies here, or choose the location that has them.
 */
export type Outcome =
  | 'order'
  | 'account'
  | 'account to be delivered to'
  | 'change location in the cart'
  | 'change location on the item page'
  | 'choose location at checkout';

/** What happens to the delivery that the shopper wants: local delivery has a minimum, and they have it shipped instead. */
export type DeliveryOutcome = 'as wanted' | 'ship instead';

/**
 * What happens to the payment that the shopper wants.
 * - script needed: 'Paying by card needs JavaScript. Please … choose another way to pay.' The shopper pays later.
 * - login needed: 'Please log in to use your credit card.' The shopper does, and pays by card.
 */
export type PaymentOutcome = 'as wanted' | 'script needed' | 'login needed';

interface Rule<O> {
  /** The values for which it holds; a dimension that is left out holds for all. */
  when: { [K in keyof Journey]?: readonly Journey[K][] };
  outcome: O;
  /** Rows of the requirements, and decisions on them. */
  source: string;
}

/** The first rule that fits holds. */
const goodsRules: readonly Rule<Outcome>[] = [
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
    when: { shopper: ['guest'], delivery: ['ship', 'local delivery'] },
    outcome: 'account to be delivered to',
    source: 'SHIPPING-027',
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

const deliveryRules: readonly Rule<DeliveryOutcome>[] = [
  {
    when: { delivery: ['local delivery'], item: ['used', 'remainder'] },
    outcome: 'ship instead',
    source: 'SHIPPING-018',
  },
  { when: {}, outcome: 'as wanted', source: 'SHIPPING-001..003' },
];

const paymentRules: readonly Rule<PaymentOutcome>[] = [
  {
    when: { payment: ['card'], script: ['without JavaScript'] },
    outcome: 'script needed',
    source: 'PAY-037',
  },
  { when: { payment: ['later'] }, outcome: 'as wanted', source: 'PAY-018' },
  { when: { payment: ['gift card for part'] }, outcome: 'as wanted', source: 'PAY-001' },
  {
    // For the other items they have already logged in.
    when: {
      shopper: ['guest'],
      delivery: ['pickup'],
      item: ['on hand', 'last copy', 'used', 'remainder', 'large print'],
    },
    outcome: 'login needed',
    source: 'PAY-003, PAY-036',
  },
  { when: {}, outcome: 'as wanted', source: 'PAY-017' },
];

export function expectationOf(journey: Journey) {
  const goods = ruleFor(goodsRules, journey);
  const delivery = ruleFor(deliveryRules, journey);
  const payment = ruleFor(paymentRules, journey);
  const all = [goods, delivery, payment];
  return {
    outcome: goods.outcome,
    delivery: delivery.outcome,
    payment: payment.outcome,
    refusals: all
      .map(({ outcome }) => outcome)
      .filter((outcome) => !['order', 'as wanted'].includes(outcome)),
    source: all.map(({ source }) => source).join(', '),
  };
}

function ruleFor<O>(rules: readonly Rule<O>[], journey: Journey): Rule<O> {
  const fits = ({ when }: Rule<O>) =>
    Object.entries(when).every(([name, values]) =>
      (values as readonly string[]).includes(journey[name as keyof Journey]),
    );
  const rule = rules.find(fits);
  if (!rule) throw new Error(`no rule for ${Object.values(journey).join(', ')}`);
  return rule;
}
