import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { PageBody } from '../page/page-body.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './whole-cart.module.css';

/** A page with the content of one of the cart's dialogs. */
export function WholeCartPage({ heading, children }: { heading: string; children: ReactNode }) {
  const { cart_enabled } = useSettings();
  return (
    <PageBody className={styles.page}>
      <h1>{heading}</h1>
      {cart_enabled ? children : <p>{m.refusal_cart_disabled()}</p>}
      <p>
        <Link href="/checkout/cart">{m.import_close()}</Link>
      </p>
    </PageBody>
  );
}
