import { type FormEvent, useState } from 'react';
import type { Offer } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './add-to-cart.module.css';
import { addedText } from './added-text.ts';
import { type AddOutcome, useAddToCart } from './use-add-to-cart.ts';

const questionDialog = popupCode(() => import('./question-dialog.tsx'));

interface AddToCartProps {
  eisbn: string;
  title: string;
  offer: Offer;
  isForthcoming: boolean;
  /** A gift registry that the copies are bought for (?registry=). */
  registryId?: number | undefined;
  /** In rows and cards: no quantity, a smaller button. */
  compact?: boolean;
  /** A compact one with a quantity all the same, as in a table for those who order many. */
  counted?: boolean;
}

/**
 * A form first, with as little in it as will do, for a page of results has many: one new copy is what no field means.
 * Without JavaScript it posts to the cart page, which answers with the cart or the stock prompt. With it,
 * the button goes through 'Adding..' to 'N in cart' without leaving the page (CART-005..009).
 */
export function AddToCart(props: AddToCartProps) {
  const { eisbn, title, offer, isForthcoming, registryId, compact, counted } = props;
  const { show } = useToasts();
  const [quantity, setQuantity] = useState(1);
  const report = ({ added, error }: AddOutcome) => {
    if (added) {
      const action = { label: m.cart_view_cart(), href: '/checkout/cart' };
      const message = addedText(added, formatMoney);
      show({ message, tone: 'success', isOfPage: true, action, duration: 7000 });
    }
    if (error) show({ message: error, tone: 'error', isOfPage: true });
  };
  const { state, quantityInCart, add, cancel } = useAddToCart(eisbn, offer, report);

  // A price that is kept from guests keeps the cart from them as well (APP-014).
  if (!offer.cartable || offer.price === null) return null;
  const label = isForthcoming && offer.onhand === 0 ? m.cart_pre_order() : m.cart_add_to_cart();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 'adding') return;
    void add({ intent: 'add', eisbn, condition: offer.code, quantity, gift_registry_id: registryId });
  };

  return (
    <div className={styles.add} data-print="hide">
      <form method="post" action="/checkout/cart" className={styles.form} onSubmit={submit}>
        <DrawnFor />
        <input type="hidden" name="eisbn" value={eisbn} />
        {offer.code !== 'NEW' && <input type="hidden" name="condition" value={offer.code} />}
        {registryId !== undefined && <input type="hidden" name="gift_registry_id" value={registryId} />}
        {(!compact || counted) && (
          <QuantityField
            label={m.cart_quantity_of({ title })}
            size={compact ? 's' : 'm'}
            name="quantity"
            value={quantity}
            onQuantity={setQuantity}
          />
        )}
        <Button
          type="submit"
          name="intent"
          value="add"
          variant={compact ? 'secondary' : 'primary'}
          size={compact ? 's' : 'm'}
          pending={state.step === 'adding'}
          pendingLabel={compact && state.step !== 'adding' ? undefined : m.cart_adding()}
          aria-label={compact ? `${label}: ${title}` : undefined}
        >
          {label}
        </Button>
      </form>
      {quantityInCart > 0 && (
        <p className={styles.inCart}>
          <span>{m.cart_in_cart({ count: quantityInCart })}</span>
          {!compact && (
            <LinkButton href="/checkout/cart" variant="quiet" size="s">
              {m.cart_go_to_cart()}
            </LinkButton>
          )}
        </p>
      )}
      {state.step === 'asking' && (
        <LazyPopup
          code={questionDialog}
          open
          question={state.question}
          title={title}
          onAnswer={add}
          onClose={cancel}
        />
      )}
    </div>
  );
}
