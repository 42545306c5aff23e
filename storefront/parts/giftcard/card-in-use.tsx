import { useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import type { CardChange, CardProblem } from './card-change.ts';
import styles from './redeem-box.module.css';

interface CardInUseProps {
  card: Cart['gift_cards'][number];
  problem: CardProblem | undefined;
  /** What was typed, in a form that was posted without JavaScript; undefined = what it pays. */
  typed: string | undefined;
  working: CardChange | null;
  onChange: (change: CardChange) => void;
}

/** A card that pays: its balance, how much of it is used, and a way to take it off again. */
export function CardInUse({ card, problem, typed, working, onChange }: CardInUseProps) {
  const { number } = card;
  const paid = dollars(card.amount);
  const [field, setField] = useState({ paid, text: typed ?? paid });
  // What it pays has changed, by this form or with the cart.
  if (field.paid !== paid) setField({ paid, text: paid });
  const isWorking = (intent: CardChange['intent']) => working?.intent === intent && working.number === number;
  return (
    <li className={styles.card}>
      <p className={styles.name}>
        <span data-card={number} tabIndex={-1}>
          {m.giftcard_card({ number })}
        </span>
        <span className={styles.balance}>{m.giftcard_balance_is({ amount: formatMoney(card.balance) })}</span>
      </p>
      <form
        method="post"
        action="/purchase#gift-cards"
        className={styles.amount}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ intent: 'card_edit', number, amount: field.text });
        }}
      >
        <DrawnFor />
        <input type="hidden" name="intent" value="card_edit" />
        <input type="hidden" name="gift_card_number" value={number} />
        <TextField
          name="amount"
          label={
            <>
              {m.giftcard_amount_to_use()} <VisuallyHidden>{m.giftcard_card({ number })}</VisuallyHidden>
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          start="$"
          value={field.text}
          error={problem?.number === number ? problem.sentence : undefined}
          onChange={({ target }) => setField({ paid, text: target.value })}
        />
        <Button
          type="submit"
          className={styles.beside}
          pending={isWorking('card_edit')}
          aria-label={m.giftcard_use_amount_of({ number })}
        >
          {m.giftcard_use_amount()}
        </Button>
      </form>
      <form
        method="post"
        action="/purchase#gift-cards"
        className={styles.remove}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ intent: 'card_remove', number });
        }}
      >
        <DrawnFor />
        <input type="hidden" name="intent" value="card_remove" />
        <input type="hidden" name="gift_card_number" value={number} />
        <Button
          type="submit"
          variant="quiet"
          size="s"
          pending={isWorking('card_remove')}
          aria-label={m.giftcard_remove({ number })}
        >
          {m.common_remove()}
        </Button>
      </form>
    </li>
  );
}

/** '12.50' */
const dollars = (cents: number): string => (cents / 100).toFixed(2);
