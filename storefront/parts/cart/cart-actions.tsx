import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './cart-view.module.css';
import { recoverFocus } from './line-focus.ts';
import type { CartEdits } from './use-cart-edits.ts';

interface CartActionsProps {
  edits: CartEdits;
  /** Something in the cart cannot be bought any more. */
  hasUnavailable: boolean;
}

/** What can be done with the cart as a whole (CART-039, CART-040). */
export function CartActions({ edits, hasUnavailable }: CartActionsProps) {
  const { show } = useToasts();
  const [asking, setAsking] = useState(false);

  async function removeAll() {
    setAsking(false);
    if (!(await edits.change(() => call('cart/removeAll', {})))) return;
    recoverFocus(null);
    show({ message: 'All items removed from cart.' });
  }
  async function removeUnavailable() {
    const done = await edits.change(
      () => call('cart/removeUnavailable', {}),
      'Error removing unavailable items',
    );
    if (!done) return;
    recoverFocus(null);
    show({ tone: 'success', message: 'Unavailable items removed from cart' });
  }
  return (
    <div className={styles.actions}>
      {hasUnavailable && (
        <form
          method="post"
          action="/checkout/cart"
          onSubmit={(event) => {
            event.preventDefault();
            void removeUnavailable();
          }}
        >
          <DrawnFor />
          <input type="hidden" name="intent" value="remove_unavailable" />
          <Button type="submit">Remove unavailable</Button>
        </form>
      )}
      <form
        method="post"
        action="/checkout/cart"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <DrawnFor />
        <input type="hidden" name="intent" value="remove_all" />
        <Button type="submit" variant="quiet" icon={<TrashIcon size={16} />}>
          Remove all
        </Button>
      </form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove all items?"
        size="s"
        decision
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep my cart</Button>
            <Button variant="danger" onClick={() => void removeAll()}>
              Remove all
            </Button>
          </>
        }
      >
        <p>Your cart will be empty afterwards.</p>
      </Dialog>
    </div>
  );
}
