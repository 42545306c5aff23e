import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import { type CardChange, isAddable } from './card-change.ts';
import { CardInUse } from './card-in-use.tsx';
import styles from './redeem-box.module.css';
import type { CardsRefused } from './submit-cards.ts';
import { useCards } from './use-cards.ts';

interface RedeemBoxProps {
  cart: Cart;
  /** What a form of it came back with that was posted without JavaScript. */
  refused: CardsRefused['cards'] | undefined;
  /** Told of each change; it resolves to whether it was made. */
  onChange?: (change: Promise<boolean>) => void;
}

/** 'Redeem Gift Cards' on /purchase (PAY-001): folded until a card pays, or something is wrong with one. */
export function RedeemBox({ cart, refused, onChange }: RedeemBoxProps) {
  const cards = useCards(refused);
  const { store_info: store } = useSettings();
  const scripted = useScripted();
  const box = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(refused?.number === '' ? refused.typed : '');
  const [pin, setPin] = useState('');
  const [focus, setFocus] = useState({ on: '', turn: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const used = cart.gift_cards;
  const { problem, working } = cards;
  // The pressed button may be gone: keep the focus inside the box.
  useEffect(() => {
    if (focus.turn > 0) box.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);
  if (!store.giftcards_enabled && used.length === 0) return null;

  const moveTo = (on: string) => setFocus(({ turn }) => ({ on, turn: turn + 1 }));
  async function change(wanted: CardChange) {
    if (working) return;
    const changed = cards.change(wanted);
    onChange?.(changed.then((wrong) => !wrong));
    const wrong = await changed;
    if (wanted.intent === 'card_add' && (!wrong || wrong.clears)) {
      setNumber('');
      setPin('');
    }
    if (wrong) moveTo('[aria-invalid]');
    else if (wanted.intent === 'card_add') moveTo('li:last-child [data-card]');
    else if (wanted.intent === 'card_remove') moveTo('#gift-card-number, [data-card]');
  }
  const errorAt = (field: 'number' | 'pin') =>
    problem?.number === '' && problem.field === field ? problem.sentence : undefined;
  const coversAll = used.length > 0 && cart.summary.total === 0;
  return (
    <div ref={box} id="gift-cards">
      <Disclosure
        open={isOpen || used.length > 0 || problem !== undefined}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        label={<span>{m.giftcard_redeem()}</span>}
      >
        <div className={styles.body}>
          {used.length > 0 && (
            <ul className={styles.cards}>
              {used.map((card) => (
                <CardInUse
                  key={card.number}
                  card={card}
                  problem={problem}
                  typed={refused?.number === card.number ? refused.typed : undefined}
                  working={working}
                  onChange={(wanted) => void change(wanted)}
                />
              ))}
            </ul>
          )}
          {coversAll ? (
            <p className={styles.covers}>{m.giftcard_covers_all()}</p>
          ) : (
            <form
              method="post"
              action="/purchase#gift-cards"
              className={styles.add}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (isAddable(number)) void change({ intent: 'card_add', number, pin });
              }}
            >
              <DrawnFor />
              <input type="hidden" name="intent" value="card_add" />
              <TextField
                id="gift-card-number"
                name="gift_card_number"
                label={m.giftcard_number()}
                className={styles.number}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={number}
                error={errorAt('number')}
                onChange={({ target }) => {
                  setNumber(target.value);
                  cards.forgetProblem();
                }}
              />
              <TextField
                id="gift-card-pin"
                name="pin"
                label={m.giftcard_pin()}
                optional={m.giftcard_pin_optional()}
                autoComplete="off"
                inputMode="numeric"
                maxLength={20}
                value={pin}
                error={errorAt('pin')}
                onChange={({ target }) => {
                  setPin(target.value);
                  cards.forgetProblem();
                }}
              />
              <Button
                type="submit"
                className={styles.beside}
                pending={working?.intent === 'card_add'}
                disabled={scripted && !isAddable(number)}
              >
                {m.giftcard_add()}
              </Button>
            </form>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
