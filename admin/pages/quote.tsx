import { Link, redirect, useActionData, useLoaderData } from 'react-router';
import { priceText } from '../../contract/amount-typed.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { readQuoteForm } from '../parts/quote-form-data.ts';

/** How long a quote is good for, unless staff say otherwise. */
const usualDays = 14;

export const loader = deskLoader(async ({ api, params, store: { timeZone } }) => {
  await checkMay(api, 'orders:write');
  const { quotes } = valueFrom(await api('quote/getList', {}));
  const quote = quotes.find(({ order_number }) => order_number === params.number);
  if (!quote) throw redirect(`/orders/${params.number}`);
  const until = new Date(Date.now() + usualDays * 86_400_000);
  return { quote, until: wallClock(timeZone, until).day, today: wallClock(timeZone, new Date()).day };
});

export const action = deskAction(async ({ api, form, params }) => {
  const order_number = params.number ?? '';
  const path = `/orders/${order_number}`;
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  if (textOf(form, 'intent') === 'decline') {
    const declined = await api('quote/decline', { order_number, note: textOf(form, 'note') });
    return declined.ok ? { done: 'declined', path } : { ...refusedAs(declined), form: 'decline', typed };
  }
  const listed = await api('quote/getList', {});
  if (!listed.ok) return refusedAs(listed);
  const quote = listed.value.quotes.find((one) => one.order_number === order_number);
  if (!quote) return { sentence: m.deskorder_quote_gone() };
  const read = readQuoteForm(form, quote);
  if ('problems' in read) return { sentence: m.desk_settings_check(), problems: read.problems, typed };
  const answer = await api('quote/answer', { order_number, ...read.answer });
  return answer.ok ? { done: 'quoted', path } : { ...refusedAs(answer), typed };
});
export const clientAction = keepForm;

/** The shop's prices for a quote request, or that it has none. */
export default function QuotePage() {
  const { quote, until, today } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { order_number: number, lines, message, shipping, valid_until, note } = quote;
  const answered = outcome?.form === 'decline' ? undefined : outcome;
  const declined = outcome?.form === 'decline' ? outcome : undefined;
  const problems = answered?.problems;
  const shown = (name: string, before: string) => answered?.typed?.[name] ?? before;
  return (
    <Page title={m.deskorder_quote_heading({ number })}>
      <Link to={`/orders/${number}`}>{m.deskorder_refund_back()}</Link>
      {message && <p className={styles.said}>{message}</p>}
      <div className={styles.narrow}>
        <DeskForm label={m.deskorder_quote_send()} outcome={answered}>
          <p>{m.deskorder_quote_prices()}</p>
          {lines.map(({ position, quantity, title, price }) => (
            <TextField
              key={position}
              name={`price_${position}`}
              label={`${quantity} × ${title}`}
              error={problems?.[`price_${position}`]}
              inputMode="decimal"
              autoComplete="off"
              required
              maxLength={12}
              defaultValue={shown(`price_${position}`, priceText(price))}
            />
          ))}
          <TextField
            name="shipping"
            label={m.deskorder_refund_shipping()}
            hint={m.deskorder_quote_shipping_hint()}
            error={problems?.shipping}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={shown('shipping', shipping === null ? '' : priceText(shipping))}
          />
          <TextField
            type="date"
            name="valid_until"
            label={m.deskorder_quote_until()}
            error={problems?.valid_until}
            min={today}
            required
            defaultValue={shown('valid_until', valid_until ?? until)}
          />
          <TextArea
            name="note"
            label={m.deskorder_quote_note()}
            maxLength={2000}
            defaultValue={shown('note', note)}
          />
        </DeskForm>
        <Disclosure label={m.deskorder_quote_decline()} open={declined !== undefined}>
          <DeskForm
            intent="decline"
            label={m.deskorder_quote_decline_sure()}
            variant="danger"
            outcome={declined}
          >
            <TextArea
              name="note"
              label={m.deskorder_quote_note()}
              maxLength={2000}
              defaultValue={declined?.typed?.note}
            />
          </DeskForm>
        </Disclosure>
      </div>
    </Page>
  );
}
