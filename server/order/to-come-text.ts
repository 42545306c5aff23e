import { m } from '../../messages/compiled/messages.js';

interface LineToCome {
  quantity: number;
  /** Copies that were not on hand when the order was placed. */
  missing: number;
  isForthcoming: boolean;
  /** When a forthcoming title comes out, as text; '' where that is unknown. */
  day: string;
}

/** What a bookseller has to do about a line: order copies, or wait for the day it comes out. '' when all were on hand. */
export function toComeText({ quantity, missing, isForthcoming, day }: LineToCome): string {
  if (missing === 0) return '';
  const isAll = missing === quantity;
  if (!isForthcoming)
    return isAll ? m.mail_special_order() : m.mail_special_order_some({ missing, quantity });
  if (day)
    return isAll ? m.mail_pre_order_day({ day }) : m.mail_pre_order_some_day({ missing, quantity, day });
  return isAll ? m.mail_pre_order() : m.mail_pre_order_some({ missing, quantity });
}
