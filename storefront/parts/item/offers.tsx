import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import type { Offer, Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ClockIcon } from '../../../ui/more-icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { RequiresAccount } from '../cart/requires-account.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { useSettings } from '../session/use-settings.ts';
import { AccountNeeded, useNeedsAccount } from './account-needed.tsx';
import { CopyElsewhere, PickUpElsewhere } from './copy-elsewhere.tsx';
import { HandOffs, hasHandOff } from './hand-offs.tsx';
import styles from './offers.module.css';
import { OtherLocations } from './other-locations.tsx';

interface OffersProps {
  title: Title;
  /** Shows only what the page before knew; promises are on their way. */
  waiting?: boolean;
  registryId?: number | undefined;
}

/** Every way to get the title: condition, price, availability, the cart, other sellers (ITEM-019, ITEM-053, ITEM-054). */
export function Offers({ title, waiting = false, registryId }: OffersProps) {
  const single = title.available.length < 2;
  // A used copy on the shelf is news, a new one out of print is not.
  const offers = [...title.available].sort((a, b) => Number(b.cartable) - Number(a.cartable));
  const first = offers.find((offer) => offer.cartable && offer.price !== null);
  const hasElsewhere = waiting ? isProbablyElsewhere(title) : title.at_other_locations > 0;
  return (
    <div className={styles.offers}>
      <div className={styles.ways}>
        {offers.map((offer, i) => (
          <section
            key={offer.code}
            className={styles.offer}
            aria-label={m.item_offer_label({ condition: offer.code })}
          >
            {(!single || offer.code !== 'NEW') && (
              <h2 className={styles.name}>{m.item_offer_heading({ condition: offer.code })}</h2>
            )}
            <div className={styles.line}>
              <OfferPrice offer={offer} />
              <OfferStock offer={offer} />
            </div>
            <OfferWords offer={offer} elsewhere={hasElsewhere} />
            <Buy
              title={title}
              offer={offer}
              isFirst={offer === first}
              isPromised={offers.slice(0, i).some((other) => hasSamePromise(offer, other))}
              waiting={waiting}
              registryId={registryId}
            />
          </section>
        ))}
      </div>
      {!waiting && isUnavailable(title) && <p className={styles.unavailable}>{m.item_unavailable()}</p>}
      {hasElsewhere && (waiting ? <ButtonToCome /> : <OtherLocations title={title} />)}
      {hasHandOff(title) && <HandOffs title={title} />}
    </div>
  );
}

/** Whether the row suggests copies at other locations, before those are known. */
function isProbablyElsewhere(title: Title): boolean {
  return title.available.some(
    ({ status, onhand, sub_message }) => status === 'elsewhere' || (onhand > 0 && sub_message !== ''),
  );
}

/** Both are ready at the same time: copies in stock are, and so are those to be ordered. */
const hasSamePromise = (one: Offer, other: Offer): boolean =>
  other.cartable && other.price !== null && one.onhand > 0 === other.onhand > 0;

/** Keeps the place of a button that is on its way. */
const ButtonToCome = () => <Skeleton width="14rem" height="var(--control-height)" />;

/**
 * Whether the title can't be bought here and no offer says so yet. A price on request can be asked for (ITEM-054), so
 * it does not count.
 */
export function isUnavailable(title: Title): boolean {
  if (title.available.some((o) => o.cartable || o.availability === 'no_price')) return false;
  if (title.available.some((o) => o.status === 'unavailable')) return false;
  return title.at_other_locations === 0 && !hasHandOff(title);
}

function OfferPrice({ offer }: { offer: Offer }) {
  const settings = useSettings();
  const { pathname } = useLocation();
  const forCustomers =
    offer.price === null && offer.availability !== 'no_price' && !settings.guest_show_price;
  if (forCustomers) {
    return (
      <Link href={withBack('/account/login', pathname)} className={styles.login}>
        {m.item_log_in_to_see_prices()}
      </Link>
    );
  }
  const was = settings.show_strikethrough ? offer.row_price : null;
  return (
    <Price
      cents={offer.price}
      was={was}
      // Without the price before it, a percentage is off nothing.
      discount={was === null ? 0 : offer.discount}
      hiddenText={settings.checkout_info.ws_no_price_wording}
      size="l"
    />
  );
}

function OfferStock({ offer }: { offer: Offer }) {
  // The price is replaced by the same words.
  if (offer.status === 'price_on_request') return null;
  return (
    <p className={styles.stock} data-here={offer.onhand > 0 || undefined}>
      {offer.status === 'elsewhere' && <MapPinIcon size={16} />}
      {offer.text}
    </p>
  );
}

/** `elsewhere`: the way to the shop's other locations is below, and says how many have it. */
function OfferWords({ offer, elsewhere }: { offer: Offer; elsewhere: boolean }) {
  const settings = useSettings();
  // If copies are here, the line about other locations takes its place.
  const more = offer.onhand > 0 && elsewhere ? '' : offer.sub_message;
  return (
    <>
      {[more, offer.message, offer.note].filter(Boolean).map((words) => (
        <p key={words} className={styles.sub}>
          {words}
        </p>
      ))}
      {settings.bm_class_enabled && offer.bm_class && (
        <p className={styles.sub}>
          {settings.bm_class_name}: {offer.bm_class}
        </p>
      )}
    </>
  );
}

interface BuyProps extends OffersProps {
  offer: Offer;
  /** The first offer that can be bought. */
  isFirst: boolean;
  /** A copy above has the same promise. */
  isPromised: boolean;
}

function Buy({ title, offer, isFirst, isPromised, waiting, registryId }: BuyProps) {
  const needsAccount = useNeedsAccount(offer);
  const { cart_enabled } = useSettings();
  const mayBuy = useMayBuy();
  if (!cart_enabled) return null;
  if (!mayBuy) return offer.cartable && offer.price !== null ? <RequiresAccount /> : null;
  if (waiting && !offer.cartable && offer.status === 'elsewhere') {
    return (
      <>
        <SkeletonText lines={2} />
        <ButtonToCome />
      </>
    );
  }
  if (!offer.cartable) return <CopyElsewhere title={title} offer={offer} />;
  if (offer.price === null) return null;
  // Room for the promise that is on its way.
  const promise = isPromised ? undefined : (offer.promise ?? (waiting ? '\u00a0' : undefined));
  const copy = m.item_offer_label({ condition: offer.code });
  return (
    <div className={styles.buy}>
      <AddToCart
        book={title}
        offer={offer}
        registryId={registryId}
        secondary={!isFirst}
        bar={isFirst ? (title.available.length > 1 ? `${copy} · ${title.title}` : title.title) : undefined}
      >
        {promise && (
          <p className={styles.promise}>
            {promise.trim() && <ClockIcon size={16} />}
            {promise}
          </p>
        )}
        {needsAccount && <AccountNeeded />}
      </AddToCart>
      {offer.status === 'elsewhere' && <PickUpElsewhere title={title} offer={offer} />}
    </div>
  );
}
