import { useId } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Outcome } from '../submit/form-outcome.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import { itemPath } from '../title/paths.ts';
import styles from './alert-form.module.css';
import { authorWish } from './submit-alert.ts';

export type AlertChoices = Output<'alert/getChoices'>;

/** What can be asked for, as the boxes of the form: what they send, and what they say. */
export function wishesAt({
  in_stock,
  price,
  series,
  authors,
}: AlertChoices): [value: string, label: string][] {
  return [
    ...(in_stock ? [['in_stock', m.alert_option_in_stock()] as [string, string]] : []),
    ...(price === null
      ? []
      : [['price', m.alert_option_price({ price: formatMoney(price) })] as [string, string]]),
    ...authors.map((name): [string, string] => [authorWish(name), m.alert_option_author({ name })]),
    ...(series ? [['series', m.alert_option_series({ name: series })] as [string, string]] : []),
  ];
}

interface AlertFormProps {
  choices: AlertChoices;
  /** What the page of the form came back with, without JavaScript. */
  posted: Outcome | undefined;
  onDone: (done: string) => void;
}

/** Asks what to be told of, and a guest’s address. */
export function AlertForm({ choices, posted, onDone }: AlertFormProps) {
  const id = useId();
  const typed = posted?.typed;
  const chosen = typed?.wish?.split('\n');
  const wishes = wishesAt(choices);
  return (
    <SubmitForm
      label={m.alert_send()}
      hidden={{}}
      posted={posted}
      onDone={({ done }) => onDone(done)}
      beside={<LinkButton href={itemPath(choices.eisbn)}>{m.common_cancel()}</LinkButton>}
    >
      {(problems) => (
        <>
          <fieldset className={styles.wishes} aria-describedby={`${id}-error`}>
            <legend>{m.alert_choose()}</legend>
            {wishes.map(([value, label], i) => (
              <Checkbox
                key={value}
                name="wish"
                value={value}
                label={label}
                defaultChecked={chosen ? chosen.includes(value) : i === 0}
              />
            ))}
            <FieldError id={`${id}-error`}>{problems.wish}</FieldError>
          </fieldset>
          {choices.email === '' && (
            <TextField
              name="email"
              type="email"
              label={m.alert_email()}
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              defaultValue={typed?.email}
              error={problems.email}
            />
          )}
          <p className={styles.consent}>{choices.consent}</p>
        </>
      )}
    </SubmitForm>
  );
}
