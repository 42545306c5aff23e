import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './promo-box.module.css';

interface PromoAppliedProps {
  code: string;
  /** Why it takes nothing off just now, '' when it does. */
  problem: string;
  action: string;
  working: boolean;
  onRemove: () => void;
}

/** The code on the cart. It is removed after a confirmation (PROMO-004); without JavaScript, at once. */
export function PromoApplied({ code, problem, action, working, onRemove }: PromoAppliedProps) {
  const [asking, setAsking] = useState(false);
  function remove() {
    setAsking(false);
    onRemove();
  }
  return (
    <>
      <form
        method="post"
        action={action}
        className={styles.applied}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <DrawnFor />
        <input type="hidden" name="intent" value="promo_remove" />
        <p data-promo-focus="" tabIndex={-1} className={problem ? styles.problem : styles.holds}>
          {problem || m.cart_promo_applied({ code })}
        </p>
        <Button
          type="submit"
          variant="quiet"
          size="s"
          pending={working}
          aria-label={m.cart_promo_remove({ code })}
        >
          {m.common_remove()}
        </Button>
      </form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.cart_promo_remove_question({ code })}
        size="s"
        decision
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{m.cart_promo_keep()}</Button>
            <Button variant="danger" onClick={remove}>
              {m.common_remove()}
            </Button>
          </>
        }
      >
        <p>{m.cart_promo_remove_hint()}</p>
      </Dialog>
    </>
  );
}
