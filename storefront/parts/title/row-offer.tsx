import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { RequiresAccount } from '../cart/requires-account.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { useSettings } from '../session/use-settings.ts';
import { conditionLabel, otherOffers, rowOffer } from './offer-of-row.ts';
import { RowPrice } from './row-price.tsx';
import styles from './title-list.module.css';

/**
 * Price, other conditions, availability and the button of a row. A hidden price is replaced by the
 * shop's own words (ITEM-053).
 */
export function RowOffer({ row }: { row: TitleRow }) {
  const { cart_enabled, checkout_info } = useSettings();
  const mayBuy = useMayBuy();
  const offer = rowOffer(row);
  if (!offer) return null;
  const isSold = offer.cartable && offer.price !== null;
  const others = otherOffers(row);
  return (
    <>
      {!row.is_giftcard && (
        <p className={styles.price}>
          {offer.code !== 'NEW' && <span className={styles.condition}>{conditionLabel(offer.code)}</span>}
          <RowPrice offer={offer} hiddenText={checkout_info.ws_no_price_wording} />
          {others.map(({ label, cents, isHere }) => (
            <span key={label} className={styles.other}>
              {(isHere ? m.browse_other_offer_here : m.browse_other_offer)({
                condition: label,
                price: formatMoney(cents),
              })}
            </span>
          ))}
        </p>
      )}
      {/* A book without a price has the shop's words in both places. */}
      {offer.text && offer.status !== 'price_on_request' && (
        <p className={styles.stock} data-here={offer.onhand > 0 || undefined}>
          {offer.text}
        </p>
      )}
      {isSold && cart_enabled && (
        <div className={styles.cart}>
          {mayBuy ? <AddToCart book={row} offer={offer} compact /> : <RequiresAccount title={row.title} />}
        </div>
      )}
    </>
  );
}
