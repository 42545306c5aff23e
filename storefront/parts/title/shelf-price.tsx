import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { conditionLabel, rowOffer } from './offer-of-row.ts';
import { RowPrice } from './row-price.tsx';
import styles from './shelf-book.module.css';

/** What a book on a shelf costs; nothing for readers who may not see prices. A used copy is called one. */
export function ShelfPrice({ row }: { row: TitleRow }) {
  const offer = rowOffer(row);
  if (!offer || offer.price === null || row.is_giftcard) return null;
  return (
    <span className={styles.price}>
      {offer.code === 'NEW' ? (
        <RowPrice offer={offer} size="s" />
      ) : (
        m.browse_other_offer({ condition: conditionLabel(offer.code), price: formatMoney(offer.price) })
      )}
    </span>
  );
}
