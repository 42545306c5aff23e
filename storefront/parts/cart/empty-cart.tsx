import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BagIcon } from '../../../ui/icons.tsx';
import { LazyPicks } from '../title/lazy-picks.tsx';
import type { Picks } from '../title/picks.ts';
import { WholeCartActions } from '../whole-cart/whole-cart-actions.tsx';

interface EmptyCartProps {
  picks: Picks | null;
  loggedIn: boolean;
}

/** Nothing in it: the way to the books, a list to fill it from, and some books that the shop likes. */
export function EmptyCart({ picks, loggedIn }: EmptyCartProps) {
  return (
    <>
      <EmptyState
        level={1}
        icon={<BagIcon size={40} />}
        title={m.cart_empty()}
        actions={
          <>
            {loggedIn && <WholeCartActions isEmpty />}
            <LinkButton href="/browse/filter" variant="primary">
              {m.common_browse_books()}
            </LinkButton>
          </>
        }
      >
        <p>{m.cart_empty_hint()}</p>
      </EmptyState>
      {picks && <LazyPicks {...picks} />}
    </>
  );
}
