import { useLocation } from 'react-router';
import type { CustomForm } from '../../../contract/custom-form.ts';
import { normaliseIsbn } from '../../../contract/isbn.ts';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { MailIcon, PhoneIcon } from '../../../ui/more-icons.tsx';
import { ShopForm } from '../custom-form/shop-form.tsx';
import { callLink } from '../location/call-link.ts';
import { useSettings } from '../session/use-settings.ts';
import { PicksShelf } from '../title/picks-shelf.tsx';
import styles from './ask-us.module.css';
import { NearBooks } from './near-books.tsx';
import type { NoResultsHelp } from './no-results-help.ts';

export interface AskUsProps extends NoResultsHelp {
  /** What was searched for. */
  text: string;
  /** Books nearest to it. */
  near: readonly TitleRow[];
}

/** Under a search that found nothing: the shop, which can order most books; the nearest ones; some that it likes. */
export function AskUs({ text, near, form, picks }: AskUsProps) {
  return (
    <>
      <AskPanel text={text} form={form} />
      {near.length > 0 && <NearBooks rows={near} />}
      {picks && <PicksShelf {...picks} />}
    </>
  );
}

function AskPanel({ text, form }: { text: string; form: CustomForm | null }) {
  const { phone, email } = useSettings().store_info;
  const { pathname } = useLocation();
  const writes = !form && email;
  if (!form && !phone && !email) return null;
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <div className={styles.words}>
        <h2 id="ask" className={styles.heading}>
          {m.browse_ask_heading()}
        </h2>
        <p>{form ? m.browse_ask_by_form() : m.browse_ask_by_phone()}</p>
        {(phone || writes) && (
          <div className={styles.actions}>
            {phone && (
              <LinkButton href={callLink(phone)} icon={<PhoneIcon />}>
                {m.browse_ask_call({ phone })}
              </LinkButton>
            )}
            {writes && (
              <LinkButton href={`mailto:${email}`} icon={<MailIcon />}>
                {m.browse_ask_email({ email })}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {form && (
        <ShopForm
          // Another search begins with its own words.
          key={text}
          form={form}
          id="ask"
          page={pathname}
          label={form.header || m.browse_ask_form()}
          level={3}
          button={m.browse_ask_send()}
          filledIn={filledIn(form, text)}
        />
      )}
    </section>
  );
}

/** What was searched for, in the first text area of the form. */
function filledIn({ elements }: CustomForm, text: string): Record<string, string> {
  const area = elements.find(({ type }) => type === 'textarea');
  const isbn = normaliseIsbn(text);
  return area ? { [area.id]: isbn ? m.browse_ask_isbn({ isbn }) : text } : {};
}
