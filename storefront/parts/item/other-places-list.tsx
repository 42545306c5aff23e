import type { ReactNode } from 'react';
import type { Title } from '../../../contract/title.ts';
import { formatMoney } from '../../../ui/money.ts';
import styles from './offers.module.css';

interface OtherPlacesListProps {
  title: Title;
  /** What can be done about a place, by its id. */
  action?: (locationId: number, name: string) => ReactNode;
}

/** Each place by name with what it has of the title. */
export function OtherPlacesList({ title, action }: OtherPlacesListProps) {
  return (
    <ul className={styles.places}>
      {title.multistore_available.map((place) => (
        <li key={place.location_id}>
          <div>
            <strong>{place.name}</strong>
            {place.available.map((offer) => (
              <span key={offer.code}>
                {offer.code === 'NEW' ? '' : `${offer.code === 'USED' ? 'Used' : 'Remainder'}: `}
                {offer.text}
                {offer.row_price !== null && `, ${formatMoney(offer.price ?? offer.row_price)}`}
              </span>
            ))}
          </div>
          {action?.(place.location_id, place.name)}
        </li>
      ))}
    </ul>
  );
}
