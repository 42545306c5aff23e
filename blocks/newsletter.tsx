import { type FormEvent, useState } from 'react';
import * as m from '../messages/compiled/messages.js';
import { call } from '../storefront/http-call.ts';
import { blockField, blockFormAddress, pageField } from '../storefront/parts/page/block-form-fields.ts';
import { subscribe } from '../storefront/parts/page/send-block-form.ts';
import { useBlockForm } from '../storefront/parts/page/use-block-form.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BlockFrame, BlockHeading, BlockText } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { useFormLabel } from './form-label.ts';
import styles from './newsletter.module.css';

type Kinds = 'mailchimp_embedded' | 'constant_contact_embedded';
type Status = { is: 'idle' | 'sending' } | { is: 'success' | 'error'; message: string };

/** The shop passes what is typed on to its newsletter service and shows what that says (NEWS-003 to NEWS-005). */
export function Newsletter({ data, injected, id, page }: BlockProps<Kinds>) {
  const posted = useBlockForm(id);
  const label = useFormLabel(id);
  const [status, setStatus] = useState<Status>(
    posted ? { is: posted.ok ? 'success' : 'error', message: posted.message } : { is: 'idle' },
  );
  const [problem, setProblem] = useState('');
  const typed = posted?.typed ?? {};
  if (!data.url && !injected) return null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.is === 'sending') return;
    const form = event.currentTarget;
    setStatus({ is: 'sending' });
    const { ok, message } = await subscribe(call, new FormData(form));
    if (ok) form.reset();
    setStatus({ is: ok ? 'success' : 'error', message });
  }

  return (
    <BlockFrame data={data} noHeading>
      <div className={styles.words}>
        <BlockHeading data={data} />
        {data.subheading && <p className={styles.subheading}>{data.subheading}</p>}
        <BlockText data={data} />
      </div>
      {data.url && (
        <form
          id={`form-${id}`}
          className={styles.form}
          method="post"
          action={blockFormAddress(page, id)}
          onSubmit={send}
          aria-label={label}
        >
          <input type="hidden" name={blockField} value={id} />
          <input type="hidden" name={pageField} value={page} />
          {data.show_name && (
            <>
              <TextField
                label={m.page_first_name()}
                name="FNAME"
                autoComplete="given-name"
                maxLength={50}
                defaultValue={typed.FNAME}
              />
              <TextField
                label={m.page_last_name()}
                name="LNAME"
                autoComplete="family-name"
                maxLength={50}
                defaultValue={typed.LNAME}
              />
            </>
          )}
          <TextField
            label={m.page_email()}
            name="EMAIL"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            maxLength={200}
            defaultValue={typed.EMAIL}
            error={problem || undefined}
            // The browser has found what is wrong; show it where all forms of the shop do.
            onInvalid={(event) => {
              event.preventDefault();
              setProblem(m.form_email_invalid());
              event.currentTarget.focus();
            }}
            onInput={() => setProblem('')}
          />
          {data.show_phone && (
            <TextField
              label={m.page_phone()}
              name="PHONE"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={30}
              defaultValue={typed.PHONE}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            pending={status.is === 'sending'}
            pendingLabel={m.page_sending()}
          >
            {m.page_subscribe()}
          </Button>
          <div aria-live="polite" className={styles.said}>
            {(status.is === 'success' || status.is === 'error') && (
              <Notice tone={status.is === 'success' ? 'success' : 'danger'}>{status.message}</Notice>
            )}
          </div>
        </form>
      )}
      {injected && (
        <EmbedFrame embed={injected} title={data.heading || m.page_newsletter_label()} data={data} />
      )}
    </BlockFrame>
  );
}
