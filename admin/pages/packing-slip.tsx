import { Link, useLoaderData } from 'react-router';
import type { Order } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import { SummaryLines } from '../../storefront/parts/cart/summary-lines.tsx';
import { formatMoney } from '../../ui/money.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { addressLines } from '../parts/order-address.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/paper.module.css';
import { PrintButton } from '../parts/print-button.tsx';
import { slipItems } from '../parts/slip-items.ts';
import { useStore } from '../parts/use-store.ts';

/** A gift tells its reader no prices, unless staff want them. */
export const loader = deskLoader(async ({ api, params, url: { searchParams } }) => {
  const { order } = valueFrom(await api('order/get', { order_number: params.number ?? '' }));
  const isGift = order.shipping !== null && order.shipping.gift_registry_name !== '';
  const asked = searchParams.get('prices');
  return { order, withPrices: asked ? asked === 'yes' : !isGift, parcel: searchParams.get('parcel') ?? '' };
});

export default function PackingSlip() {
  const { order, withPrices, parcel } = useLoaderData<typeof loader>();
  const { order_number: number } = order;
  const path = `/orders/${number}`;
  const other = new URLSearchParams({ prices: withPrices ? 'no' : 'yes', ...(parcel && { parcel }) });
  return (
    <Page title={m.deskorder_packing_slip_of({ number })} actions={<PrintButton />}>
      <div className={styles.bar} data-print="hide">
        <Link to={path}>{m.deskorder_refund_back()}</Link>
        <DeskLinkButton to={`${path}/packing-slip?${other}`} size="s">
          {withPrices ? m.deskorder_slip_no_prices() : m.deskorder_slip_prices()}
        </DeskLinkButton>
      </div>
      <Slip order={order} withPrices={withPrices} parcel={parcel} />
    </Page>
  );
}

function Slip({ order, withPrices, parcel }: { order: Order; withPrices: boolean; parcel: string }) {
  const { name, origin } = useStore();
  const { shipping, location, purchaser_name, order_date_text, summary } = order;
  const to = shipping ? addressLines(shipping) : [purchaser_name, location?.altname ?? ''].filter(Boolean);
  const items = slipItems(order, parcel);
  return (
    <article className={styles.slip}>
      <header className={styles.letterhead}>
        <div>
          <p className={styles.name}>{name}</p>
          <p>{new URL(origin).host}</p>
        </div>
        <div>
          <p>{m.deskorder_number({ number: order.order_number })}</p>
          <p className={styles.soft}>{order_date_text}</p>
        </div>
      </header>
      <address>
        {to.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.copies}>
              {m.deskorder_quantity()}
            </th>
            <th scope="col">{m.order_excel_title()}</th>
            {withPrices && (
              <th scope="col" className={`${styles.sum} ${styles.money}`}>
                {m.order_excel_price()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(({ position, item: { title_info: title, cart_info }, quantity }) => (
            <tr key={position}>
              <td className={styles.count}>{quantity}</td>
              <td>
                {title.title}
                <br />
                <span className={styles.soft}>
                  {[title.authors.join(', '), title.binding, title.eisbn].filter(Boolean).join(' · ')}
                </span>
              </td>
              {withPrices && <td className={styles.money}>{formatMoney(quantity * cart_info.sold_price)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {withPrices && !parcel && (
        <SummaryLines totals={{ ...summary, total_gift_card_amount_used: 0 }} currency="" />
      )}
      <p>{m.deskorder_slip_thanks()}</p>
    </article>
  );
}
