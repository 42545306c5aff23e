import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Row } from '../../../ui/stack.tsx';

/** The way on for a guest whose cart takes an account (CHECKOUT-080). The cart waits, and what was typed at checkout. */
export function AccountLinks({ className }: { className?: string | undefined }) {
  return (
    <Row className={className}>
      <LinkButton href="/account/login?back=/checkout/cart" variant="primary" size="s">
        {m.cart_login()}
      </LinkButton>
      <LinkButton href="/account/signup?back=/checkout/cart" size="s">
        {m.cart_sign_up()}
      </LinkButton>
    </Row>
  );
}
