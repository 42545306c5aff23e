import type { Title } from '../../../contract/title.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatMoney } from '../../../ui/money.ts';
import styles from './offers.module.css';

/** Availability at the shop's other locations, with their count (ITEM-059, ITEM-060). */
export function OtherPlaces({ title }: { title: Title }) {
  const n = title.at_other_locations;
  return (
    <Disclosure label={n === 1 ? 'Available at 1 other location' : `Available at ${n} other locations`} ghost>
      <ul className={styles.places}>
        {title.multistore_available.map((place) => (
          <li key={place.location_id}>
            <strong>{place.name}</strong>
            {place.available.map((offer) => (
              <span key={offer.code}>
                {offer.code === 'NEW' ? '' : `${offer.code === 'USED' ? 'Used' : 'Remainder'}: `}
                {offer.text}
                {offer.price !== null && `, ${formatMoney(offer.price)}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
