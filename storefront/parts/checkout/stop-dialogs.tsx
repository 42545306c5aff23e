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
        title="Cart adjustment"
        decision
        footer={
          <Button variant="primary" onClick={purchase.returnToCart}>
            Return to cart
          </Button>
        }
      >
        <Stack gap={3}>
          <p>We no longer have the inventory to fulfill this order.</p>
          {stop?.kind === 'stock' && stop.lines.length > 0 && <AdjustmentList adjustments={stop.lines} />}
        </Stack>
      </Dialog>
      <Dialog
        open={stop?.kind === 'unavailable'}
        onClose={() => void purchase.tryAgain()}
        title="Cart contains unavailable item(s)"
        decision
        footer={
          <Button variant="primary" onClick={() => void purchase.tryAgain()}>
            Try again
          </Button>
        }
      >
        <Stack gap={3}>
          <p>One or more items are no longer available or sold out:</p>
          <ul>{stop?.kind === 'unavailable' && stop.titles.map((title) => <li key={title}>{title}</li>)}</ul>
        </Stack>
      </Dialog>
    </>
  );
}
