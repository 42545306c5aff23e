import type { Offer, TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';

/** The offer a row shows and sells: the first that can be bought, else the first there is. */
export function rowOffer(row: Pick<TitleRow, 'available'>): Offer | undefined {
  return row.available.find((offer) => offer.cartable && offer.price !== null) ?? row.available[0];
}

/** The other ways to buy it, worth a line: 'Used $8.99'; `isHere`: these copies are in stock, and those of the first are not. */
export function otherOffers(
  row: Pick<TitleRow, 'available'>,
): { label: string; cents: number; isHere: boolean }[] {
  const shown = rowOffer(row);
  return row.available.flatMap((offer) =>
    offer !== shown && offer.cartable && offer.price !== null
      ? [
          {
            label: conditionLabel(offer.code),
            cents: offer.price,
            isHere: offer.onhand > 0 && shown?.onhand === 0,
          },
        ]
      : [],
  );
}

/** 'Used' */
export const conditionLabel = (code: Offer['code']): string => conditionLabels[code]();

const conditionLabels = {
  NEW: m.common_condition_new,
  USED: m.common_condition_used,
  REMAINDER: m.common_condition_remainder,
};
