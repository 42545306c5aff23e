import type { OrderParcel } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';
import styles from './parcel-lines.module.css';

/** What left together, and where to follow it. */
export function ParcelLines({ parcel }: { parcel: OrderParcel }) {
  const { carrier, tracking, tracking_link } = parcel;
  return (
    <div className={styles.parcel}>
      <p>{m.order_parcel_sent({ date: parcel.date_text })}</p>
      <ul>
        {parcel.lines.map(({ position, title, quantity }) => (
          <li key={position}>{m.order_parcel_copies({ count: quantity, title })}</li>
        ))}
      </ul>
      {tracking && <p>{m.order_tracking({ carrier, tracking })}</p>}
      {tracking_link && (
        <p>
          <a href={tracking_link} rel="noopener">
            {m.order_track()}
          </a>
        </p>
      )}
    </div>
  );
}
