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
} as const;

export type Journey = Choice<typeof dimensions>;

const [guest] = dimensions.shopper;
const [, , elsewhere] = dimensions.location;
const [scripted, plain] = dimensions.script;

/** Every pair of values, and every shopper with every item both with and without JavaScript; then those a rule is about. */
export const journeys: Journey[] = [
  ...coverCombinations(dimensions, [['shopper', 'item', 'script']]),
  { shopper: guest, item: 'on hand', location: elsewhere, script: scripted },
  { shopper: guest, item: 'large print', location: elsewhere, script: plain },
];
