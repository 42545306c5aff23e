import { type FormEvent, useRef, useState } from 'react';
import { formProblems, formValues } from '../../contract/custom-form-rules.ts';
import { m } from '../../messages/compiled/messages.js';
import { call } from '../../storefront/http-call.ts';
import { FormElementField } from '../../storefront/parts/custom-form/form-element-field.tsx';
import { blockField, blockFormAddress, formField } from '../../storefront/parts/page/block-form-fields.ts';
import { sendCustomForm } from '../../storefront/parts/page/send-block-form.ts';
import { DrawnFor } from '../../storefront/parts/session/drawn-for.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorsAnnounced } from '../../ui/field-error.tsx';
import { focusFirstError } from '../../ui/first-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { useFormLabel } from '../form-label.ts';
import { useBlockForm } from '../use-block-form.ts';
import styles from './custom-form.module.css';

type Status = { is: 'idle' | 'sending' | 'sent' } | { is: 'error'; message: string };
type Problems = Record<string, string>;

/** A form of the shop's: checked here and, with the same rules, by the server (FORM-001 to FORM-015). */
export function Render({ data, injected, id, page }: BlockProps<'custom_form'>) {
  const posted = useBlockForm(id);
  const label = useFormLabel(id);
  const [status, setStatus] = useState<Status>(
    posted ? (posted.ok ? { is: 'sent' } : { is: 'error', message: posted.message }) : { is: 'idle' },
  );
  const [problems, setProblems] = useState<Problems>(posted?.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  if (!injected || injected.elements.length === 0) return null;
  const { form_id, elements, header, description } = injected;

  /** After React has shown the errors. */
  const showProblems = (found: Problems) => {
    setProblems(found);
    setTimeout(() => focusFirstError(form.current));
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.is === 'sending') return;
    const values = formValues(elements, new FormData(event.currentTarget));
    const found = formProblems(elements, values);
    if (Object.keys(found).length > 0) {
      setStatus({ is: 'idle' });
      return showProblems(found);
    }
    setProblems({});
    setStatus({ is: 'sending' });
    const { ok, message, errors } = await sendCustomForm(call, form_id, values);
    if (ok) form.current?.reset();
    setStatus(ok ? { is: 'sent' } : { is: 'error', message });
    if (Object.keys(errors).length > 0) showProblems(errors);
  }

  // A block without a heading of its own must not leave out a level.
  const Heading = data.heading ? 'h3' : 'h2';
  return (
    <BlockFrame data={data} noHeading className={styles.frame}>
      <BlockHeading data={data} />
      <BlockText data={data} />
      <form
        ref={form}
        id={`form-${id}`}
        className={styles.form}
        method="post"
        action={blockFormAddress(page, id)}
        onSubmit={send}
        noValidate
        aria-label={label}
      >
        <DrawnFor />
        <input type="hidden" name={blockField} value={id} />
        <input type="hidden" name={formField} value={form_id} />
        {header && <Heading>{header}</Heading>}
        {description && <p className={styles.description}>{description}</p>}
        <ErrorsAnnounced value={false}>
          {elements.map((element) => (
            <FormElementField
              key={element.id}
              element={element}
              name={element.id}
              typed={posted?.typed[element.id]}
              error={problems[element.id]}
              onFixed={() => {
                const { [element.id]: _, ...rest } = problems;
                setProblems(rest);
              }}
            />
          ))}
        </ErrorsAnnounced>
        <Button
          type="submit"
          variant="primary"
          pending={status.is === 'sending'}
          pendingLabel={m.page_sending()}
        >
          {data.button_label}
        </Button>
        <div aria-live="polite">
          {status.is === 'sent' && <Notice tone="success">{m.page_form_sent()}</Notice>}
          {status.is === 'error' && <Notice tone="danger">{status.message}</Notice>}
        </div>
      </form>
    </BlockFrame>
  );
}
