import type { Cart } from '../../../contract/cart.ts';
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
        <VisuallyHidden>Items in your cart</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Title
          </th>
          <th scope="col">Format</th>
          <th scope="col">Availability</th>
          <th scope="col">Quantity</th>
          <th scope="col" className={styles.price}>
            Price
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
