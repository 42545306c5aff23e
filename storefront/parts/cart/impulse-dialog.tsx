import { useRef, useState } from 'react';
import type { ImpulseOffer } from '../../../contract/impulse-buy.ts';
import type { Condition } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { changeCart } from './change-cart.ts';
import styles from './impulse-dialog.module.css';

interface ImpulseDialogProps {
  open: boolean;
  offer: ImpulseOffer;
  onContinue(): void;
  onClose(): void;
}

/** Books from beside the till, before the checkout; the way on is always open (CHECKOUT-056, CHECKOUT-083). */
export default function ImpulseDialog({ open, offer, onContinue, onClose }: ImpulseDialogProps) {
  const [said, setSaid] = useState('');
  return (
    <Dialog
      open={open}
      title={offer.headline}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onContinue}>
          {m.checkout_impulse_continue()}
        </Button>
      }
    >
      {offer.description && <p>{offer.description}</p>}
      <ul className={styles.books}>
        {offer.isbns_info.map((book) => (
          <Book key={book.info.eisbn} {...book} say={setSaid} />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Dialog>
  );
}

type BookProps = ImpulseOffer['isbns_info'][number] & { say: (message: string) => void };

function Book({ description, info, say }: BookProps) {
  const copy = info.available.find(({ cartable, onhand }) => cartable && onhand > 0);
  const title = useRef<HTMLParagraphElement>(null);
  if (!copy || copy.price === null) return null;
  function removed() {
    // Not to a button: a second Enter would press it.
    title.current?.focus();
    say(m.cart_removed_from_cart({ title: info.title }));
  }
  return (
    <li className={styles.book}>
      <TitleCover of={info} alt="" width={56} eager />
      <div className={styles.words}>
        <p ref={title} tabIndex={-1} className={styles.title}>
          {info.title}
        </p>
        <p className={styles.soft}>
          {[info.authors[0]?.name, info.binding, formatMoney(copy.price)].filter(Boolean).join(' · ')}
        </p>
        {description && <p className={styles.soft}>{description}</p>}
        <div className={styles.tools}>
          <AddToCart book={info} offer={copy} compact onAdded={say} />
          <RemoveFromCart eisbn={info.eisbn} title={info.title} condition={copy.code} onRemoved={removed} />
        </div>
      </div>
    </li>
  );
}

interface Copy {
  eisbn: string;
  title: string;
  condition: Condition;
  /** Called while the button is still there. */
  onRemoved: () => void;
}

/** Takes out what was just added, without a way to the cart (CART-010). */
function RemoveFromCart({ eisbn, title, condition, onRemoved }: Copy) {
  const { cart, setCart } = useSession();
  const { show } = useToasts();
  const [working, setWorking] = useState(false);
  const line = cart?.items.find(
    ({ title_info }) => title_info.eisbn === eisbn && title_info.condition === condition,
  );
  if (!line) return null;
  async function remove(cartId: number) {
    setWorking(true);
    const outcome = await changeCart(call, { intent: 'remove', cart_id: cartId });
    setWorking(false);
    if ('cart' in outcome) {
      onRemoved();
      setCart(outcome.cart);
    } else if ('problem' in outcome) show({ tone: 'error', message: outcome.sentence });
  }
  return (
    <Button
      variant="quiet"
      size="s"
      pending={working}
      aria-label={m.cart_remove_title({ title })}
      onClick={() => void remove(line.cart_info.cart_id)}
    >
      {m.cart_remove()}
    </Button>
  );
}
