import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import styles from './line-promotions.module.css';

/** What promotions take off a line of a cart or an order. */
export function LinePromotions({
  promotions,
}: {
  promotions: readonly { description: string; amount: number }[];
}) {
  return promotions.map(({ description, amount }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two promotions may have one name, and their order is fixed
    <span key={i} className={styles.line}>
      {m.order_line_promotion({ name: description, amount: formatMoney(amount) })}
    </span>
  ));
}
