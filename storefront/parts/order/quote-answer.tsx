import { useState } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router';
import type { Order } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import type { QuoteInCart, QuoteNotInCart } from './order-quote.ts';
import styles from './order-view.module.css';

/** The shop's answer to a quote request, and the way to order at its prices. */
export function QuoteAnswer({ quote }: { quote: NonNullable<Order['quote']> }) {
  const { state, valid_until_text: day, note } = quote;
  return (
    <section aria-labelledby="quote-answer" className={styles.quote}>
      <h2 id="quote-answer">{state === 'declined' ? m.quote_status_declined() : m.quote_answer_heading()}</h2>
      {note && <p className={styles.notes}>{note}</p>}
      {state === 'open' && <p>{m.quote_answer_until({ day })}</p>}
      {state === 'over' && <p>{m.quote_answer_over({ day })}</p>}
      {state === 'ordered' && <p>{m.quote_answer_ordered()}</p>}
      {state === 'open' && <OrderQuote />}
    </section>
  );
}

function OrderQuote() {
  const posted = useActionData() as QuoteNotInCart | undefined;
  const [asks, setAsks] = useState(posted?.asksToReplace ?? false);
  const { pathname, search } = useLocation();
  const { refresh } = useSession();
  const navigate = useNavigate();
  return (
    <SubmitForm<QuoteInCart>
      action={pathname + search}
      posted={posted}
      hidden={asks ? { replace: 1 } : {}}
      label={asks ? m.quote_order_replace() : m.quote_order()}
      onRefused={(refusal) => setAsks('asksToReplace' in refusal && refusal.asksToReplace === true)}
      onDone={async ({ path }) => {
        void refresh();
        await navigate(path);
      }}
    >
      {() => null}
    </SubmitForm>
  );
}
