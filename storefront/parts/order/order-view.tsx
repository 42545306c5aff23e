import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order.ts';
import { phoneText } from '../../../contract/phone-text.ts';
import { pickupWait } from '../../../contract/pickup-wait.ts';
import type { WallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { SummaryLines } from '../cart/summary-lines.tsx';
import { DirectionsLink } from '../location/directions-link.tsx';
import { LocationAddress } from '../location/location-address.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { useSettings } from '../session/use-settings.ts';
import { BoughtFavourites, type BoughtFavouritesProps } from './bought-favourites.tsx';
import { closedText } from './closed-text.ts';
import { confirmationOf } from './confirmation.ts';
import { againPath } from './order-again-path.ts';
import { OrderItems } from './order-items.tsx';
import { orderName } from './order-name.ts';
import { OrderTickets } from './order-tickets.tsx';
import styles from './order-view.module.css';
import { ParcelLines } from './parcel-lines.tsx';
import { PickupHours } from './pickup-hours.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import { RefundLines } from './refund-lines.tsx';
import { ShippingLines } from './shipping-lines.tsx';
import { statusWord } from './status-word.ts';

interface OrderViewProps {
  order: Order;
  /** The store's day when the page was made. */
  clock: WallClock;
  /** Just placed: heading and message thank for it, as long as the order has come no further. */
  confirms: boolean;
  /** The key in the link that opened it, '' for none. */
  orderKey: string;
  bought?: BoughtFavouritesProps | null;
}

const preferences: Record<string, () => string> = {
  email: m.order_prefers_email,
  phone: m.order_prefers_phone,
  text: m.order_prefers_text,
};

export function OrderView({ order, clock, confirms, orderKey, bought }: OrderViewProps) {
  const { store_info: store } = useSettings();
  const { session } = useSession();
  const mayBuy = useMayBuy();
  const { location, summary } = order;
  const preference = preferences[order.communication_preference];
  const isNew = confirms && ['placed', 'quote_requested'].includes(order.status);
  return (
    <>
      {isNew ? (
        <Confirmation order={order} closed={order.promise ? '' : closedText(order, clock)} />
      ) : (
        <>
          <h1>{orderName(order)}</h1>
          {order.delivery_key === 'pickup' && order.status === 'placed' && <p>{pickupWait(order)}</p>}
          {order.promise && <p>{order.promise}</p>}
        </>
      )}
      {bought && <BoughtFavourites {...bought} />}
      <div className={styles.ways}>
        <LinkButton href="/" variant="primary">
          {m.order_continue_shopping()}
        </LinkButton>
        {session?.user && <LinkButton href="/account/orders">{m.order_all_link()}</LinkButton>}
        <Button className={styles.print} onClick={() => window.print()}>
          {m.order_print()}
        </Button>
        {session?.user && mayBuy && isAgainOffered(order) && !isNew && (
          <LinkButton href={againPath(order.order_number, orderKey)}>
            {order.delivery_key === 'quote' ? m.order_again_quote() : m.order_again()}
          </LinkButton>
        )}
        {!isNew && (
          <LinkButton href={excelPath(order.order_number, orderKey, store.id)} target="_blank" rel="noopener">
            {m.order_download_excel()}
          </LinkButton>
        )}
      </div>
      <dl className={styles.facts}>
        {isNew && <Fact label={m.order_fact_number()}>{order.order_number}</Fact>}
        <Fact label={m.order_fact_date()}>{order.order_date_text}</Fact>
        <Fact label={m.order_fact_status()}>{statusWord(order)}</Fact>
        <Fact label={m.order_fact_total()}>{formatMoney(summary.total)}</Fact>
      </dl>
      {order.tickets.length > 0 && <OrderTickets tickets={order.tickets} />}
      {order.quote && <QuoteAnswer quote={order.quote} />}
      <div className={styles.parts}>
        <section aria-labelledby="order-items" className={styles.goods}>
          <div>
            <h2 id="order-items">{m.order_items_count({ count: summary.item_count })}</h2>
            <OrderItems items={order.items} />
          </div>
          <div className={styles.totals}>
            {/* The total of an order is before gift cards: they are listed below it as payments. */}
            <SummaryLines
              totals={{ ...summary, total_gift_card_amount_used: 0 }}
              currency={store.iso4217_currency}
            />
            {summary.total_gift_card_amount_used > 0 && (
              <p className={styles.owing}>
                <span>{m.cart_gift_cards()}</span>
                <span>{formatMoney(-summary.total_gift_card_amount_used)}</span>
              </p>
            )}
            {summary.total_owing > 0 && summary.total_owing !== summary.total && (
              <p className={styles.owing}>
                <span>{m.order_total_owing()}</span>
                <span>{formatMoney(summary.total_owing)}</span>
              </p>
            )}
          </div>
        </section>
        <div className={styles.details}>
          {location && (
            <Detail title={order.delivery_type}>
              <LocationAddress location={location} />
              <DirectionsLink location={location} className={styles.directions} />
              <PickupHours hours={location.ws_hours} day={clock.day} />
            </Detail>
          )}
          {order.shipping && (
            <Detail title={order.shipping.heading}>
              <ShippingLines shipping={order.shipping} batches={order.shipping_batches} />
            </Detail>
          )}
          {order.parcels.length > 0 && (
            <Detail title={m.order_parcel_heading()}>
              {order.parcels.map((parcel) => (
                <ParcelLines key={parcel.shipment_id} parcel={parcel} />
              ))}
            </Detail>
          )}
          <Detail title={m.order_payment_heading()}>
            <p>{order.payment_type}</p>
            {order.payment_message && <p>{order.payment_message}</p>}
          </Detail>
          {order.refunds.length > 0 && (
            <Detail title={m.order_refund_heading()}>
              {order.refunds.map((refund) => (
                <RefundLines key={refund.refund_id} refund={refund} />
              ))}
            </Detail>
          )}
          <Detail title={m.order_contact_heading()}>
            <p>{order.purchaser_name}</p>
            <p className={styles.email}>{order.email}</p>
            <p>{phoneText(order.phone)}</p>
            {preference && <p>{preference()}</p>}
          </Detail>
          {(order.notes || order.purchaseorder || order.tax_exemption) && (
            <Detail title={m.order_additional_heading()}>
              {order.purchaseorder && <p>{m.order_purchase_order({ number: order.purchaseorder })}</p>}
              {order.tax_exemption && <p>{m.order_tax_exemption({ number: order.tax_exemption })}</p>}
              {order.notes && <p className={styles.notes}>{order.notes}</p>}
            </Detail>
          )}
          {order.custom_form && (
            <Detail title={order.custom_form.form_header || m.order_answers_heading()}>
              <dl className={styles.answers}>
                {order.custom_form.values.map(({ label, value }) => (
                  <Fact key={`${label} ${value}`} label={label}>
                    {value}
                  </Fact>
                ))}
              </dl>
            </Detail>
          )}
        </div>
      </div>
    </>
  );
}

function Confirmation({ order, closed }: { order: Order; closed: string }) {
  const { heading, message } = confirmationOf(order);
  return (
    <div className={styles.confirmation}>
      <span className={styles.tick}>
        <CheckIcon size={28} />
      </span>
      <div>
        <h1>{heading}</h1>
        <p>{message}</p>
        {order.promise && <p>{order.promise}</p>}
        {closed && <p className={styles.sent}>{closed}</p>}
        {order.email && <p className={styles.sent}>{m.order_confirmation_sent({ email: order.email })}</p>}
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Not for an order of gift cards alone, nor while its payment is open or its quote can be ordered. */
function isAgainOffered({ items, status, quote }: Order): boolean {
  const isOpen = status === 'awaiting_payment' || quote?.state === 'open';
  return !isOpen && items.some(({ cart_info }) => !cart_info.is_giftcard);
}

function excelPath(order_id: string, key: string, storeId: number): string {
  const query = new URLSearchParams({ order_id, ...(key ? { key } : {}), store_id: String(storeId) });
  return `/customer/order/getExcel?${query}`;
}
