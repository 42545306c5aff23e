import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './add-to-cart.module.css';

/** Stands in for the button where the shop keeps the cart for customers (CART-026). `title`: of a book among others. */
export function RequiresAccount({ title }: { title?: string }) {
  const { pathname, search } = useLocation();
  const label = m.cart_requires_account();
  return (
    <p className={styles.account}>
      <Link href={withBack('/account/login', pathname + search)} aria-label={title && `${label}: ${title}`}>
        {label}
      </Link>
    </p>
  );
}
