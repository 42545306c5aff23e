import type { ReactNode } from 'react';
import type { Offer, Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import styles from './offers.module.css';

interface OtherLocationsListProps {
  title: Title;
  /** What can be done about a place, by its id. */
  action?: (locationId: number, name: string) => ReactNode;
}

function withPrice({ text, price, row_price }: Offer): string {
  if (row_price === null) return text;
  return m.item_offer_with_price({ offer: text, price: formatMoney(price ?? row_price) });
}

/** Each place by name with what it has of the title. */
export function OtherLocationsList({ title, action }: OtherLocationsListProps) {
  return (
    <ul className={styles.locations}>
      {title.multistore_available.map((location) => (
        <li key={location.location_id}>
          <div>
            <strong>{location.name}</strong>
            {location.available.map((offer) => (
              <span key={offer.code}>
                {m.item_offer_elsewhere({ condition: offer.code, offer: withPrice(offer) })}
              </span>
            ))}
          </div>
          {action?.(location.location_id, location.name)}
        </li>
      ))}
    </ul>
  );
}
