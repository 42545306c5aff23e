import { useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { CardDetails } from '../cart/card-details.tsx';
import { conditionWord } from '../cart/condition-word.ts';
import { LinePromotions } from '../promo/line-promotions.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './cart-preview.module.css';

/** CHECKOUT-020. */
const rowsPerPage = 3;

/** What is being bought, three at a time: cover, title, subtitle, binding, quantity times price, discount (CHECKOUT-021). */
export function CartPreview({ items }: { items: Cart['items'] }) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(items.length / rowsPerPage));
  const first = Math.min(page, pages - 1) * rowsPerPage;
  const shown = items.slice(first, first + rowsPerPage);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.window} tabIndex={0} aria-label={m.cart_items_label()}>
        <ul className={styles.rows}>
          {shown.map(({ cart_info: line, title_info: title }) => (
            <li key={line.cart_id} className={styles.row}>
              <TitleCover of={title} alt="" width={36} eager />
              <div>
                <p className={styles.title}>{title.title}</p>
                {title.subtitle && <p className={styles.soft}>{title.subtitle}</p>}
                <p className={styles.soft}>
                  {title.binding}
                  {title.condition !== 'NEW' && `, ${conditionWord(title.condition)}`}
                </p>
                <CardDetails notes={line.cart_notes} />
              </div>
              <p className={styles.price}>
                {line.quantity} × {formatMoney(line.sold_price)}
                {title.available.discount > 0 && (
                  <span className={styles.discount}>−{Math.round(title.available.discount)}%</span>
                )}
                <LinePromotions promotions={line.promotions} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {pages > 1 && (
        <div className={styles.pager}>
          <IconButton
            size="s"
            label={m.checkout_previous_items()}
            icon={<ChevronLeftIcon size={16} />}
            disabled={first === 0}
            onClick={() => setPage(first / rowsPerPage - 1)}
          />
          <span role="status">
            {m.checkout_items_shown({ first: first + 1, last: first + shown.length, count: items.length })}
          </span>
          <IconButton
            size="s"
            label={m.checkout_more_items()}
            icon={<ChevronRightIcon size={16} />}
            disabled={first + rowsPerPage >= items.length}
            onClick={() => setPage(first / rowsPerPage + 1)}
          />
        </div>
      )}
    </div>
  );
}
