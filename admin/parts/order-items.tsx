import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { CardDetails } from '../../storefront/parts/cart/card-details.tsx';
import { SummaryLines } from '../../storefront/parts/cart/summary-lines.tsx';
import { itemPath } from '../../storefront/parts/title/paths.ts';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { Badge } from '../../ui/badge.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './order-parts.module.css';

type Detail = AdminOutput<'order/get'>;

/** What was ordered, and how much of it is where. */
export function OrderItems({ detail: { order, lines } }: { detail: Detail }) {
  const { summary } = order;
  return (
    <section className={styles.card} aria-labelledby="items">
      <h2 id="items">{m.deskorder_items()}</h2>
      <ul className={styles.items}>
        {order.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one gift card there may be several lines, and an order stays as it is
          <OrderItem key={i} item={item} line={lines[i]} isOver={isOver(order.status)} />
        ))}
      </ul>
      <SummaryLines totals={{ ...summary, total_gift_card_amount_used: 0 }} currency="" />
    </section>
  );
}

const isOver = (status: string) => ['collected', 'canceled', 'shipped'].includes(status);

interface OrderItemProps {
  item: Detail['order']['items'][number];
  line: Detail['lines'][number] | undefined;
  isOver: boolean;
}

function OrderItem({ item: { title_info: title, cart_info }, line, isOver }: OrderItemProps) {
  const { quantity, sold_price, canceled, cart_notes, gift_registry_info } = cart_info;
  return (
    <li className={styles.item}>
      <TitleCover of={title} alt="" width={56} />
      <div>
        <p>
          <span className={styles.quantity}>{quantity} ×</span>{' '}
          <a href={itemPath(title.eisbn)} target="_blank" rel="noreferrer">
            {title.title}
          </a>
        </p>
        {title.authors.length > 0 && <p className={styles.soft}>{title.authors.join(', ')}</p>}
        <p className={styles.soft}>
          {title.binding}{' '}
          {title.available.code !== 'NEW' && <Badge tone="warning">{title.available.text}</Badge>}
        </p>
        {title.eisbn && <p className={styles.soft}>{m.deskorder_isbn({ isbn: title.eisbn })}</p>}
        <CardDetails notes={cart_notes} />
        {gift_registry_info && (
          <p className={styles.soft}>{m.registry_gift_for({ name: gift_registry_info.name })}</p>
        )}
        {line && !isOver && (
          <p className={styles.soft}>
            {[line.held > 0 ? m.deskorder_held({ count: line.held }) : '', line.note]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {canceled > 0 && <p className={styles.soft}>{m.order_item_canceled({ count: canceled })}</p>}
      </div>
      <div className={styles.amount}>
        <p>{formatMoney(quantity * sold_price)}</p>
        {quantity > 1 && (
          <p className={styles.soft}>
            {quantity} × {formatMoney(sold_price)}
          </p>
        )}
      </div>
    </li>
  );
}
