import { type Choice, coverCombinations } from '../../cover-combinations.ts';

/**
 * What makes one purchase differ from another. A new kind of offer, shopper, delivery or payment is a value here, a step in
 * steps.ts and titles.ts or shoppers.ts, and a line in expectations.ts.
 */
export const dimensions = {
  shopper: ['guest', 'customer', 'institution', 'linked child'],
  item: [
    'on hand',
    'last copy',
    'special order',
    'pre-order',
    'used',
    'remainder',
    'large print',
    'mixed cart',
  ],
  /** 'here' is the location the shopper is at, 'elsewhere' another one of the same shop: copies on hand are there. */
  location: ['single store', 'multistore here', 'multistore elsewhere'],
  script: ['with JavaScript', 'without JavaScript'],
  delivery: ['pickup', 'ship', 'local delivery'],
  /** 'later': in the store, or as the shop and the shopper agree. The gift card pays a part, and the rest is paid later. */
  payment: ['later', 'card', 'gift card for part'],
} as const;

export type Journey = Choice<typeof dimensions>;

const [, multistore, elsewhere] = dimensions.location;
const [scripted, plain] = dimensions.script;
const [pickup, , local] = dimensions.delivery;
const [later, , giftCard] = dimensions.payment;
const [guest] = dimensions.shopper;

/** Only the single store delivers locally. Where else the copies are matters to those who pick them up. */
function isPossible({ location, delivery }: Partial<Journey>): boolean {
  if (delivery === local && location === multistore) return false;
  return location !== elsewhere || delivery === undefined || delivery === pickup;
}

/** Every pair of values, and every shopper with every delivery and payment; then those a rule is about. */
export const journeys: Journey[] = [
  ...coverCombinations(dimensions, [['shopper', 'delivery', 'payment']], isPossible),
  {
    shopper: guest,
    item: 'on hand',
    location: elsewhere,
    script: scripted,
    delivery: pickup,
    payment: giftCard,
  },
  {
    shopper: guest,
    item: 'large print',
    location: elsewhere,
    script: plain,
    delivery: pickup,
    payment: later,
  },
];
