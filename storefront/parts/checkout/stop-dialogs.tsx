import { m } from '../../../messages/compiled/messages.js';
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
        title={m.checkout_cart_adjustment()}
        decision
        footer={
          <Button variant="primary" onClick={purchase.returnToCart}>
            {m.checkout_return_to_cart()}
          </Button>
        }
      >
        <Stack gap={3}>
          <p>{m.checkout_we_no_longer_have_the_inventory()}</p>
          {stop?.kind === 'stock' && stop.lines.length > 0 && <AdjustmentList adjustments={stop.lines} />}
        </Stack>
      </Dialog>
      <Dialog
        open={stop?.kind === 'unavailable'}
        onClose={() => void purchase.tryAgain()}
        title={m.checkout_cart_contains_unavailable_item_s()}
        decision
        footer={
          <Button variant="primary" onClick={() => void purchase.tryAgain()}>
            {m.common_try_again()}
          </Button>
        }
      >
        <Stack gap={3}>
          <p>{m.checkout_one_or_more_items_are_no()}</p>
          <ul>{stop?.kind === 'unavailable' && stop.titles.map((title) => <li key={title}>{title}</li>)}</ul>
        </Stack>
      </Dialog>
    </>
  );
}
