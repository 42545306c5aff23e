import type { ReactNode } from 'react';
import type { Offer, Title } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import styles from './offers.module.css';

interface OtherPlacesListProps {
  title: Title;
  /** What can be done about a place, by its id. */
  action?: (locationId: number, name: string) => ReactNode;
}

function withPrice({ text, price, row_price }: Offer): string {
  if (row_price === null) return text;
  return m.item_offer_with_price({ offer: text, price: formatMoney(price ?? row_price) });
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
                {m.item_offer_elsewhere({ condition: offer.code, offer: withPrice(offer) })}
              </span>
            ))}
          </div>
          {action?.(place.location_id, place.name)}
        </li>
      ))}
    </ul>
  );
}
