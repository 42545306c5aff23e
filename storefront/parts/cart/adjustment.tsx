import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './adjustment.module.css';
import type { Adjustment } from './adjustments.ts';
import { ChangeForm } from './change-form.tsx';

interface CartAdjustmentProps {
  adjustments: Adjustment[];
  /** With JavaScript; resolves when the cart has been changed or the failure told. */
  onConfirm: () => Promise<unknown>;
  /** Whether the dialog opens by itself: a browser that runs scripts has loaded the cart. */
  asks: boolean;
}

/** 'Cart adjustment': a dialog, and a form of the same content for browsers without JavaScript (CART-047, CART-048). */
export function CartAdjustment({ adjustments, onConfirm, asks }: CartAdjustmentProps) {
  const [later, setLater] = useState(false);
  const [working, setWorking] = useState(false);
  if (adjustments.length === 0) return null;

  async function confirm() {
    setWorking(true);
    await onConfirm();
    setWorking(false);
  }
  return (
    <>
      <Notice tone="warning" title={m.cart_adjustment_heading()}>
        <Stack gap={3}>
          <p>{m.cart_adjustment_why()}</p>
          <AdjustmentList adjustments={adjustments} />
          <ChangeForm fields={{ intent: 'adjust' }} onSubmit={() => void confirm()}>
            <Button type="submit" pending={working}>
              {m.cart_adjust_quantities()}
            </Button>
          </ChangeForm>
        </Stack>
      </Notice>
      <Dialog
        open={asks && !later}
        onClose={() => setLater(true)}
        title={m.cart_adjustment_heading()}
        decision
        footer={
          <>
            <Button onClick={() => setLater(true)}>{m.cart_not_now()}</Button>
            <Button variant="primary" pending={working} onClick={() => void confirm()}>
              {m.cart_adjust_quantities()}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>{m.cart_adjustment_why()}</p>
          <AdjustmentList adjustments={adjustments} />
        </Stack>
      </Dialog>
    </>
  );
}

export function AdjustmentList({ adjustments }: { adjustments: Adjustment[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.cart_title()}</th>
          <th scope="col">{m.cart_requested()}</th>
          <th scope="col">{m.cart_new_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {adjustments.map((a) => (
          <tr key={a.cartId}>
            <th scope="row">{a.title}</th>
            <td>{a.requested}</td>
            <td>{a.available === 0 ? m.cart_quantity_removed() : a.available}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
