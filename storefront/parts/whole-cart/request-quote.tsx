import { useNavigate } from 'react-router';
import { mostQuoteMessage } from '../../../contract/quote-message.ts';
import * as m from '../../../messages/compiled/messages.js';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import type { QuoteRefusal, QuoteRequested } from './submit-quote.ts';
import styles from './whole-cart.module.css';
import { quotePath } from './whole-cart-paths.ts';

/** The form of a quote request (CART-041, CART-056). `sent`: a refusal from without JavaScript. */
export function RequestQuote({ sent }: { sent?: QuoteRefusal | undefined }) {
  const { refresh } = useSession();
  const { checkout_info } = useSettings();
  const navigate = useNavigate();
  if (!checkout_info.quote_enabled) return <p>{m.refusal_quote_unavailable()}</p>;
  return (
    <div className={styles.part}>
      <p>{m.quote_intro()}</p>
      <SubmitForm<QuoteRequested>
        action={quotePath}
        posted={sent}
        hidden={{}}
        label={m.quote_send()}
        onDone={async ({ path }) => {
          void refresh();
          await navigate(path);
        }}
      >
        {(problems) => (
          <TextArea
            name="message"
            label={m.quote_message()}
            hint={m.quote_message_hint()}
            rows={5}
            required
            maxLength={mostQuoteMessage}
            counter
            defaultValue={sent?.message}
            error={problems.message}
          />
        )}
      </SubmitForm>
    </div>
  );
}
