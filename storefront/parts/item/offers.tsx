import type { Title } from '../../../contract/title.ts';
import { Price } from '../../../ui/price.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './offers.module.css';
import { OtherPlaces } from './other-places.tsx';

const names = { NEW: 'New', USED: 'Used', REMAINDER: 'Remainder' } as const;

/** Every way to buy the title: condition, price, availability, the cart (ITEM-019, ITEM-053, ITEM-054). */
export function Offers({ title }: { title: Title }) {
  const settings = useSettings();
  const buys = settings.cart_enabled && settings.guest_show_cart;
  const hidden = settings.checkout_info.ws_no_price_wording;
  if (title.available.length === 0) {
    return <p className={styles.none}>Unavailable</p>;
  }
  const single = title.available.length === 1;
  return (
    <div className={styles.offers}>
      {title.available.map((offer) => (
        <section key={offer.code} className={styles.offer} aria-label={`${names[offer.code]} copy`}>
          <div className={styles.line}>
            {(!single || offer.code !== 'NEW') && <h2 className={styles.name}>{names[offer.code]}</h2>}
            <Price
              cents={offer.price}
              was={settings.show_strikethrough ? offer.row_price : null}
              discount={offer.discount}
              hiddenText={settings.guest_show_price ? hidden : `${hidden}. Log in to see prices.`}
              size="l"
            />
          </div>
          <p className={styles.stock} data-here={offer.onhand > 0 || undefined}>
            {offer.text}
          </p>
          {offer.sub_message && <p className={styles.sub}>{offer.sub_message}</p>}
          {offer.message && <p className={styles.sub}>{offer.message}</p>}
          {offer.note && <p className={styles.sub}>{offer.note}</p>}
          {settings.bm_class_enabled && offer.bm_class && (
            <p className={styles.sub}>
              {settings.bm_class_name}: {offer.bm_class}
            </p>
          )}
          {buys && (
            <AddToCart
              eisbn={title.eisbn}
              title={title.title}
              offer={offer}
              isForthcoming={title.is_forthcoming}
            />
          )}
        </section>
      ))}
      {title.at_other_locations > 0 && <OtherPlaces title={title} />}
    </div>
  );
}
