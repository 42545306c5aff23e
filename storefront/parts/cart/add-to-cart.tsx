import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Offer, TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Price } from '../../../ui/price.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './add-to-cart.module.css';
import { addedText } from './added-text.ts';
import { BuyBar } from './buy-bar.tsx';
import { type AddOutcome, useAddToCart } from './use-add-to-cart.ts';

const questionDialog = popupCode(() => import('./question-dialog.tsx'));

interface AddToCartProps {
  book: Pick<TitleRow, 'eisbn' | 'title' | 'is_forthcoming' | 'cover_image_cache' | 'cover_ratio'>;
  offer: Offer;
  /** A gift registry that the copies are bought for (?registry=). */
  registryId?: number | undefined;
  /** In rows and cards: no quantity, a smaller button. */
  compact?: boolean;
  /** A compact one with a quantity all the same, as in a table for those who order many. */
  counted?: boolean;
  /** Beside a better offer of the same title. */
  secondary?: boolean;
  /** On phones, price and button stay at the foot of the window when the form has scrolled away, with this name of the copy; once in a page. */
  bar?: string | undefined;
  /** Receives the message, in place of a toast that would cover the next step. */
  onAdded?: (message: string) => void;
  /** What the shop promises, below the button. */
  children?: ReactNode;
}

/**
 * A form first, with as little in it as will do, for a page of results has many: one new copy is what no field means.
 * Without JavaScript it posts to the cart page, which answers with the cart or the stock prompt. With it,
 * the button goes through 'Adding..' to 'N in cart' without leaving the page (CART-005..009).
 */
export function AddToCart(props: AddToCartProps) {
  const { book, offer, registryId, compact, counted, secondary, bar, onAdded, children } = props;
  const { eisbn, title } = book;
  const { show } = useToasts();
  const [quantity, setQuantity] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const report = ({ added, error, askedAt }: AddOutcome) => {
    if (added) {
      const action = { label: m.cart_go_to_cart(), href: '/checkout/cart' };
      const message = addedText(added, formatMoney);
      if (onAdded) onAdded(message);
      else {
        const picture = <TitleCover of={book} alt="" width={48} eager />;
        show({
          message,
          strong: title,
          picture,
          tone: 'success',
          isOfPage: true,
          action,
          duration: 7000,
        });
      }
    }
    if (error && askedAt) {
      const action = { label: m.cart_go_to_cart(), href: askedAt };
      show({ message: m.cart_not_added({ title, sentence: error }), tone: 'error', action });
    } else if (error) show({ message: error, tone: 'error', isOfPage: true });
  };
  const { state, quantityInCart, add, cancel } = useAddToCart(eisbn, offer, report);

  // A price that is kept from guests keeps the cart from them as well (APP-014).
  if (!offer.cartable || offer.price === null) return null;
  const isLast = offer.onhand === 1 && !offer.is_extra_orderable;
  const hasAll = quantityInCart > 0 && quantityInCart >= offer.onhand && !offer.is_extra_orderable;
  const label = hasAll
    ? m.cart_all_in_cart({ count: offer.onhand })
    : book.is_forthcoming && offer.onhand === 0
      ? m.cart_pre_order()
      : m.cart_add_to_cart();
  const isAdding = state.step === 'adding';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAdding || hasAll) return;
    void add({ intent: 'add', eisbn, condition: offer.code, quantity, gift_registry_id: registryId });
  };

  return (
    <div className={classNames(styles.add, !compact && styles.roomy)} data-print="hide">
      <form
        method="post"
        action="/checkout/cart"
        className={classNames(styles.form, !compact && styles.wide)}
        onSubmit={submit}
      >
        <DrawnFor />
        <input type="hidden" name="eisbn" value={eisbn} />
        {offer.code !== 'NEW' && <input type="hidden" name="condition" value={offer.code} />}
        {registryId !== undefined && <input type="hidden" name="gift_registry_id" value={registryId} />}
        {(!compact || counted) && !isLast && (
          <QuantityField
            label={m.cart_quantity_of({ title })}
            size={compact ? 's' : 'm'}
            name="quantity"
            value={quantity}
            onQuantity={setQuantity}
          />
        )}
        {!compact && isLast && <span className={styles.only}>{m.cart_only_copy()}</span>}
        <Button
          ref={button}
          type="submit"
          name="intent"
          value="add"
          variant={compact || secondary ? 'secondary' : 'primary'}
          size={compact ? 's' : 'm'}
          pending={isAdding}
          // Not `disabled`: it has the focus of the shopper who has just pressed it.
          aria-disabled={hasAll || undefined}
          pendingLabel={compact && !isAdding ? undefined : m.cart_adding()}
          aria-label={compact ? `${label}: ${title}` : undefined}
        >
          {label}
        </Button>
        {bar !== undefined && (
          <BuyBar own={button} copy={bar} inCart={quantityInCart} price={<Price cents={offer.price} />}>
            <Button
              type="submit"
              name="intent"
              value="add"
              variant="primary"
              pending={isAdding}
              aria-disabled={hasAll || undefined}
              pendingLabel={m.cart_adding()}
            >
              {label}
            </Button>
          </BuyBar>
        )}
      </form>
      {children}
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
