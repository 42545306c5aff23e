import { useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useHoldableTimer } from '../../../ui/use-holdable-timer.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../http-call.ts';
import type { Added } from '../cart/change-cart.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { CardFields } from './card-fields.tsx';
import styles from './card-form.module.css';
import { type CardProblems, type CardValues, cardValuesIn } from './card-values.ts';
import { sendCard, type WantedCard } from './send-card.ts';

interface GiftCardDialogProps {
  open: boolean;
  onClose: () => void;
  card: WantedCard;
  /** What the form begins with. */
  values: CardValues;
}

const formId = 'gift-card-form';

/** The form for a gift card (GIFTCARD-003): then 'Added to cart' for a second, then what to do next (GIFTCARD-005..007). */
export default function GiftCardDialog({ open, onClose, card, values }: GiftCardDialogProps) {
  const { store_info: store } = useSettings();
  const { setCart } = useSession();
  const [step, setStep] = useState<'form' | 'added' | 'next'>('form');
  const [added, setAdded] = useState<Added | null>(null);
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<{ problems: CardProblems; sentence: string; turn: number }>({
    problems: {},
    sentence: '',
    turn: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const isEdit = card.cartId !== undefined;
  useEffect(() => {
    if (refused.turn > 0) focusFirstError(form.current);
  }, [refused.turn]);
  useEffect(() => {
    if (step === 'next') next.current?.focus();
  }, [step]);

  function close() {
    onClose();
    setStep('form');
    setRefused({ problems: {}, sentence: '', turn: 0 });
  }

  async function send(element: HTMLFormElement) {
    if (working) return;
    setWorking(true);
    const sent = await sendCard(call, card, cardValuesIn(new FormData(element)), store);
    setWorking(false);
    if ('problems' in sent) return setRefused(({ turn }) => ({ ...sent, turn: turn + 1 }));
    setCart(sent.cart);
    if (isEdit) return close();
    setAdded(sent.added);
    setStep('added');
    setRefused({ problems: {}, sentence: '', turn: 0 });
    // For analytics (parts/tracking).
    window.dispatchEvent(new CustomEvent('added-to-cart', { detail: sent.added }));
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={isEdit ? m.giftcard_edit_of({ title: card.title }) : card.title}
      footer={
        <>
          <Button onClick={close}>{m.common_close()}</Button>
          {step === 'form' && (
            <Button type="submit" form={formId} variant="primary" pending={working}>
              {isEdit ? m.giftcard_edit_save() : m.giftcard_add_to_cart()}
            </Button>
          )}
          {step === 'added' && <Confirmed done={() => setStep('next')} />}
          {step === 'next' && (
            <LinkButton href="/checkout/cart" variant="primary">
              {m.giftcard_go_to_cart()}
            </LinkButton>
          )}
        </>
      }
    >
      {step === 'next' ? (
        <div ref={next} tabIndex={-1} className={styles.done}>
          {added && <p>{m.giftcard_added_text({ title: added.title, amount: formatMoney(added.price) })}</p>}
          <div className={styles.choices}>
            <Button onClick={close}>{m.giftcard_keep_shopping()}</Button>
            <Button onClick={() => setStep('form')}>{m.giftcard_add_more()}</Button>
          </div>
        </div>
      ) : (
        <form
          ref={form}
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (step === 'form') void send(event.currentTarget);
          }}
        >
          <div role="alert">
            {refused.sentence && (
              <Notice tone="danger">
                <p>{refused.sentence}</p>
              </Notice>
            )}
          </div>
          <ErrorsAnnounced value>
            <CardFields emailed={card.emailed} values={values} problems={refused.problems} />
          </ErrorsAnnounced>
        </form>
      )}
      <VisuallyHidden role="status">{step === 'added' ? m.giftcard_added() : ''}</VisuallyHidden>
    </Dialog>
  );
}

/** Stays for a second, and while it is pointed at (decisions §0.7). */
function Confirmed({ done }: { done: () => void }) {
  const hold = useHoldableTimer(1000, done);
  return (
    <span {...hold}>
      <Button variant="primary" disabled>
        {m.giftcard_added()}
      </Button>
    </span>
  );
}
