import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../contract/order.ts';
import { phoneText } from '../../contract/phone-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { ParcelLines } from '../../storefront/parts/order/parcel-lines.tsx';
import { addressLines, addressNotes } from './order-address.ts';
import { listPath } from './order-lists.ts';
import styles from './order-parts.module.css';

const wants: Record<string, () => string> = {
  phone: m.deskorder_wants_call,
  text: m.deskorder_wants_text,
};

/** Who bought, how to reach them, and where it goes. */
export function OrderPeople({ order }: { order: Order }) {
  const { purchaser_name: name, email, phone, shipping, delivery_type, notes, custom_form } = order;
  const wish = wants[order.communication_preference];
  return (
    <section className={styles.card} aria-labelledby="customer">
      <h2 id="customer">{m.deskorder_customer()}</h2>
      <div>
        <p>{name || m.deskorder_customer_gone()}</p>
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone}`}>{phoneText(phone)}</a>
          </p>
        )}
        {wish && <p className={styles.wants}>{wish()}</p>}
      </div>
      {email && <Link to={listPath('all', { term: email })}>{m.deskorder_other()}</Link>}
      <Part title={delivery_type}>
        {order.promise && <p>{order.promise}</p>}
        {shipping &&
          [...addressLines(shipping), ...addressNotes(shipping)].map((line) => <p key={line}>{line}</p>)}
        {order.parcels.map((parcel) => (
          <div key={parcel.shipment_id}>
            <ParcelLines parcel={parcel} />
            <Link to={`/orders/${order.order_number}/packing-slip?parcel=${parcel.shipment_id}`}>
              {m.deskorder_packing_slip_parcel()}
            </Link>
          </div>
        ))}
      </Part>
      {notes && (
        <Part title={m.deskorder_comment()}>
          <p className={styles.said}>{notes}</p>
        </Part>
      )}
      {(order.purchaseorder || order.tax_exemption) && (
        <div>
          {order.purchaseorder && <p>{m.order_purchase_order({ number: order.purchaseorder })}</p>}
          {order.tax_exemption && <p>{m.order_tax_exemption({ number: order.tax_exemption })}</p>}
        </div>
      )}
      {custom_form && (
        <Part title={custom_form.form_header || m.deskorder_answers()}>
          {custom_form.values.map(({ label, value }) => (
            <p key={`${label} ${value}`}>
              <span className={styles.soft}>{m.mail_label({ label })}</span> {value}
            </p>
          ))}
        </Part>
      )}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
);
