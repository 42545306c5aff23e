import { useState } from 'react';
import { giftCardLimits, limitsText } from '../../../contract/gift-card-rules.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './card-form.module.css';
import type { CardProblems, CardValues } from './card-values.ts';

interface CardFieldsProps {
  emailed: boolean;
  values: CardValues;
  problems: CardProblems;
}

/** The fields of a gift card (ENTITY-035); what is written on it waits behind a switch (GIFTCARD-008). */
export function CardFields({ emailed, values, problems }: CardFieldsProps) {
  const { store_info: store } = useSettings();
  const [personalized, setPersonalized] = useState(values.personalize);
  const scripted = useScripted();
  const shown = !scripted || personalized;
  const limits = giftCardLimits(store);
  const today = wallClock(store.time_zone, new Date()).day;
  return (
    <>
      {scripted && <UsualAmounts {...limits} />}
      <div className={styles.pair}>
        <TextField
          name="amount"
          label={m.giftcard_amount()}
          hint={limitsText(limits)}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={10}
          start="$"
          defaultValue={values.amount}
          error={problems.amount}
        />
        <TextField
          name="quantity"
          label={m.giftcard_quantity()}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={4}
          className={styles.short}
          defaultValue={values.quantity}
          error={problems.quantity}
        />
      </div>
      {emailed && (
        <>
          <TextField
            name="recipient_email"
            type="email"
            label={m.giftcard_recipient_email()}
            inputMode="email"
            autoComplete="off"
            required
            maxLength={254}
            defaultValue={values.recipient_email}
            error={problems.recipient_email}
          />
          <TextField
            name="send_date"
            type="date"
            label={m.giftcard_send_date()}
            optional={m.giftcard_optional()}
            hint={m.giftcard_send_date_hint()}
            min={today}
            className={styles.date}
            defaultValue={values.send_date}
            error={problems.send_date}
            suppressHydrationWarning
          />
        </>
      )}
      <Checkbox
        name="personalize"
        label={m.giftcard_personalize()}
        defaultChecked={values.personalize}
        onChange={({ target }) => setPersonalized(target.checked)}
      />
      {shown && (
        <>
          <div className={styles.pair}>
            <TextField
              name="to"
              label={m.giftcard_to()}
              optional={m.giftcard_optional()}
              autoComplete="off"
              maxLength={50}
              defaultValue={values.to}
            />
            <TextField
              name="from"
              label={m.giftcard_from()}
              optional={m.giftcard_optional()}
              autoComplete="off"
              maxLength={50}
              defaultValue={values.from}
            />
          </div>
          <TextArea
            name="message"
            label={m.giftcard_message()}
            optional={m.giftcard_optional()}
            maxLength={100}
            counter
            defaultValue={values.message}
          />
        </>
      )}
    </>
  );
}

/** Fill in the amount; any other is typed. */
function UsualAmounts({ min, max }: { min: number; max: number }) {
  function fillIn({ form }: HTMLButtonElement, amount: string) {
    const field = form?.elements.namedItem('amount');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = amount;
    if (!amount) field.focus();
  }
  const usual = [25, 50, 100].filter((amount) => amount >= min && amount <= max);
  return (
    <div className={styles.choices}>
      {usual.map((amount) => (
        <Button key={amount} size="s" onClick={(event) => fillIn(event.currentTarget, String(amount))}>
          {formatMoney(amount * 100)}
        </Button>
      ))}
      <Button size="s" onClick={(event) => fillIn(event.currentTarget, '')}>
        {m.giftcard_other_amount()}
      </Button>
    </div>
  );
}
