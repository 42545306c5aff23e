import * as m from '../messages/compiled/messages.js';
import { classNames } from './class-names.ts';
import { formatMoney } from './money.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
  /** Cents; null when no price is shown. */
  cents: number | null;
  /** The higher price it was before, struck through; ignored unless it is higher. */
  was?: number | null;
  /** Percent off, shown as a badge when above 0. */
  discount?: number;
  /** ISO 4217 code, shown after the amount when given. */
  currency?: string;
  /** Said instead of a price that is null. */
  hiddenText?: string;
  size?: 's' | 'm' | 'l';
  /** Spoken before the struck price and the price that holds. */
  wasLabel?: string;
  nowLabel?: string;
}

export function Price(props: PriceProps) {
  const {
    cents,
    was,
    discount = 0,
    currency,
    hiddenText,
    size = 'm',
    wasLabel = m.common_price_was(),
    nowLabel = m.common_price_now(),
  } = props;
  const look = classNames(styles.price, size !== 'm' && styles[size]);
  if (cents === null) {
    return hiddenText ? (
      <span className={look}>
        <span className={styles.hidden}>{hiddenText}</span>
      </span>
    ) : null;
  }
  const reduced = typeof was === 'number' && was > cents;
  return (
    <span className={look}>
      {reduced && (
        <s className={styles.was}>
          <VisuallyHidden>{wasLabel} </VisuallyHidden>
          {formatMoney(was)}
        </s>
      )}
      <span className={classNames(styles.now, reduced && styles.reduced)}>
        {reduced && <VisuallyHidden>{nowLabel} </VisuallyHidden>}
        {formatMoney(cents)}
      </span>
      {currency && <span className={styles.currency}>{currency}</span>}
      {discount > 0 && <span className={styles.off}>−{Math.round(discount)}%</span>}
    </span>
  );
}
