import * as m from '../../messages/compiled/messages.js';

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
  const all = missing === quantity;
  const copies = { missing, quantity };
  if (!isForthcoming) return all ? m.order_to_come_special() : m.order_to_come_special_some(copies);
  if (day === '') return all ? m.order_to_come_pre_order() : m.order_to_come_pre_order_some(copies);
  return all
    ? m.order_to_come_pre_order_day({ day })
    : m.order_to_come_pre_order_some_day({ ...copies, day });
}
