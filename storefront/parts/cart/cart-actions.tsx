import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import styles from './cart-view.module.css';
import { ChangeForm } from './change-form.tsx';
import { recoverFocus } from './line-focus.ts';
import { notices } from './notice-codes.ts';
import type { CartEdits } from './use-cart-edits.ts';

interface CartActionsProps {
  edits: CartEdits;
  /** Something in the cart cannot be bought any more. */
  hasUnavailable: boolean;
  /** One line has a button of its own. */
  hasSeveral: boolean;
}

/** What can be done with the cart as a whole (CART-039, CART-040). */
export function CartActions({ edits, hasUnavailable, hasSeveral }: CartActionsProps) {
  const { show } = useToasts();
  const [asking, setAsking] = useState(false);

  async function removeAll() {
    setAsking(false);
    if (!(await edits.change({ intent: 'remove_all' }))) return;
    recoverFocus(null);
    show({ message: notices.emptied() });
  }
  async function removeUnavailable() {
    if (!(await edits.change({ intent: 'remove_unavailable' }))) return;
    recoverFocus(null);
    show({ tone: 'success', message: notices.unavailable_removed() });
  }
  return (
    <div className={styles.actions}>
      {hasUnavailable && (
        <ChangeForm fields={{ intent: 'remove_unavailable' }} onSubmit={() => void removeUnavailable()}>
          <Button type="submit">{m.cart_remove_unavailable()}</Button>
        </ChangeForm>
      )}
      {hasSeveral && (
        <ChangeForm fields={{ intent: 'remove_all' }} onSubmit={() => setAsking(true)}>
          <Button type="submit" variant="quiet" icon={<TrashIcon size={16} />} className={styles.removeAll}>
            {m.cart_remove_all()}
          </Button>
        </ChangeForm>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.cart_remove_all_items()}
        size="s"
        decision
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{m.cart_keep_my_cart()}</Button>
            <Button variant="danger" onClick={() => void removeAll()}>
              {m.cart_remove_all()}
            </Button>
          </>
        }
      >
        <p>{m.cart_remove_all_hint()}</p>
      </Dialog>
    </div>
  );
}
