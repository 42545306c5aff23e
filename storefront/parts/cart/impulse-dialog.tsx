import type { ImpulseOffer } from '../../../contract/impulse-buy.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { AddToCart } from './add-to-cart.tsx';
import styles from './impulse-dialog.module.css';

interface ImpulseDialogProps {
  open: boolean;
  offer: ImpulseOffer;
  onContinue(): void;
  onClose(): void;
}

/** Books from beside the till, before the checkout; the way on is always open (CHECKOUT-056, CHECKOUT-083). */
export default function ImpulseDialog({ open, offer, onContinue, onClose }: ImpulseDialogProps) {
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
          <Book key={book.info.eisbn} {...book} />
        ))}
      </ul>
    </Dialog>
  );
}

function Book({ description, info }: ImpulseOffer['isbns_info'][number]) {
  const copy = info.available.find(({ cartable, onhand }) => cartable && onhand > 0);
  if (!copy || copy.price === null) return null;
  return (
    <li className={styles.book}>
      <TitleCover of={info} alt="" width={56} eager />
      <div className={styles.words}>
        <p className={styles.title}>{info.title}</p>
        <p className={styles.soft}>
          {[info.authors[0]?.name, info.binding, formatMoney(copy.price)].filter(Boolean).join(' · ')}
        </p>
        {description && <p className={styles.soft}>{description}</p>}
        <AddToCart
          eisbn={info.eisbn}
          title={info.title}
          offer={copy}
          isForthcoming={info.is_forthcoming}
          compact
          removable
        />
      </div>
    </li>
  );
}
