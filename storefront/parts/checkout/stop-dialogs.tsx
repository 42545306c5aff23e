import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { AdjustmentList } from '../cart/adjustment.tsx';
import type { Purchase } from './use-purchase.ts';

/** What may have happened to the cart since it was seen (CHECKOUT-047, CHECKOUT-076, CHECKOUT-077). */
export function StopDialogs({ purchase }: { purchase: Purchase }) {
  const { stop } = purchase;
  return (
    <>
      <Dialog
        open={stop?.kind === 'stock'}
        onClose={purchase.returnToCart}
        title={m.cart_adjustment_heading()}
        decision
        footer={
          <Button variant="primary" onClick={purchase.returnToCart}>
            {m.checkout_return_to_cart()}
          </Button>
        }
      >
        <Stack gap={3}>
          <p>{m.refusal_not_enough_stock_order()}</p>
          {stop?.kind === 'stock' && stop.lines.length > 0 && <AdjustmentList adjustments={stop.lines} />}
        </Stack>
      </Dialog>
      <Dialog
        open={stop?.kind === 'unavailable'}
        onClose={() => void purchase.tryAgain()}
        title={m.checkout_unavailable_heading()}
        decision
        footer={
          <Button variant="primary" onClick={() => void purchase.tryAgain()}>
            {m.common_try_again()}
          </Button>
        }
      >
        <Stack gap={3}>
          <p>{m.checkout_unavailable_text()}</p>
          <ul>{stop?.kind === 'unavailable' && stop.titles.map((title) => <li key={title}>{title}</li>)}</ul>
        </Stack>
      </Dialog>
    </>
  );
}
