import { type Choice, coverCombinations } from '../../cover-combinations.ts';
import { dimensions } from './dimensions.ts';

/** Tickets are emailed and paid at once: neither location nor delivery makes a difference. */
export const ticketDimensions = {
  shopper: dimensions.shopper,
  script: dimensions.script,
  ticket: ['paid for', 'sold out meanwhile'],
} as const;
export type TicketJourney = Choice<typeof ticketDimensions>;
export const ticketJourneys = coverCombinations(ticketDimensions);

export const giftDimensions = {
  giver: ['guest', 'customer'],
  script: dimensions.script,
  delivery: ['pickup', 'to the address of the registry'],
  wish: ['open', 'bought meanwhile'],
} as const;
export type GiftJourney = Choice<typeof giftDimensions>;

/** Guests collect what they buy. */
export const giftJourneys = coverCombinations(
  giftDimensions,
  [],
  ({ giver, delivery }) => giver !== 'guest' || delivery !== giftDimensions.delivery[1],
);
