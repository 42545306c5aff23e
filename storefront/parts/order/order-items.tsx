import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Price } from '../../../ui/price.tsx';
import { CardDetails } from '../cart/card-details.tsx';
import { LinePromotions } from '../promo/line-promotions.tsx';
import { itemPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './order-items.module.css';

/** ORDER-009. */
const firstShown = 3;

/** What was ordered: the first three, then '+N more'. On paper and without scripts it is always all of it. */
export function OrderItems({ items }: { items: Order['items'] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rest = items.length - firstShown;
  useEffect(() => {
    // The pressed button unmounts: move keyboard focus to the first line it added.
    if (all) list.current?.children[firstShown]?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus();
  }, [all]);
  return (
    <>
      <ul ref={list} className={classNames(styles.items, !all && styles.folded)}>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one gift card there may be several lines, and an order stays as it is
          <OrderLine key={i} item={item} />
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          {m.order_items_more({ count: rest })}
        </Button>
      )}
    </>
  );
}

function OrderLine({ item: { title_info: title, cart_info: line } }: { item: Order['items'][number] }) {
  return (
    <li className={styles.item}>
      <Link href={itemPath(title.eisbn)} tabIndex={-1} aria-hidden="true" className={styles.cover}>
        <TitleCover of={title} alt="" width={56} />
      </Link>
      <div>
        <Link href={itemPath(title.eisbn)} className={styles.title}>
          {title.title}
        </Link>
        {title.subtitle && <p className={styles.soft}>{title.subtitle}</p>}
        {title.authors.length > 0 && <p className={styles.soft}>{title.authors.join(', ')}</p>}
        <p className={styles.soft}>
          {title.binding}
          {title.available.code !== 'NEW' && (
            <>
              {' '}
              <Badge>{title.available.text}</Badge>
            </>
          )}
        </p>
        <CardDetails notes={line.cart_notes} />
        {line.gift_registry_info && (
          <p className={styles.soft}>{m.registry_gift_for({ name: line.gift_registry_info.name })}</p>
        )}
        {line.backorder_sub_message && <p className={styles.soft}>{line.backorder_sub_message}</p>}
        {line.to_send > 0 && <p className={styles.soft}>{m.order_item_to_send({ count: line.to_send })}</p>}
        {line.canceled > 0 && (
          <p className={styles.soft}>{m.order_item_canceled({ count: line.canceled })}</p>
        )}
      </div>
      <div className={styles.price}>
        <Price
          cents={line.quantity * line.sold_price}
          was={line.quantity * line.original_price}
          discount={line.discount}
        />
        {line.quantity > 1 && (
          <p className={styles.soft}>
            {line.quantity} × {formatMoney(line.sold_price)}
          </p>
        )}
        <LinePromotions promotions={line.promotions} />
      </div>
    </li>
  );
}
