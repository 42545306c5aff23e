import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSettings } from '../session/use-settings.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-table.module.css';
import type { CartEdits } from './use-cart-edits.ts';

/** Lines of the cart that most windows show without scrolling. */
const inFirstScreen = 4;

interface CartTableProps {
  items: Cart['items'];
  edits: CartEdits;
  loggedIn: boolean;
}

/** A table on wide screens; on phones each row is a card. */
export function CartTable({ items, edits, loggedIn }: CartTableProps) {
  const { show_strikethrough } = useSettings();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{m.cart_items_label()}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {m.cart_title()}
          </th>
          <th scope="col">{m.cart_format()}</th>
          <th scope="col">{m.cart_availability()}</th>
          <th scope="col">{m.cart_quantity()}</th>
          <th scope="col" className={styles.price}>
            {m.cart_price()}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, i) => (
          <CartLine
            key={item.cart_info.cart_id}
            item={item}
            edits={edits}
            early={i < inFirstScreen}
            loggedIn={loggedIn}
            showWas={show_strikethrough}
          />
        ))}
      </tbody>
    </table>
  );
}
