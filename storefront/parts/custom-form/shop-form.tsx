import { type FormEvent, useRef, useState } from 'react';
import type { CustomForm } from '../../../contract/custom-form.ts';
import { formProblems, formValues } from '../../../contract/custom-form-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { call } from '../../http-call.ts';
import { blockField, blockFormAddress, formField } from '../page/block-form-fields.ts';
import { sendCustomForm } from '../page/send-block-form.ts';
import { useBlockForm } from '../page/use-block-form.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import { FormElementField } from './form-element-field.tsx';
import styles from './shop-form.module.css';

type Status = { is: 'idle' | 'sending' | 'sent' } | { is: 'error'; message: string };
type Problems = Record<string, string>;

interface ShopFormProps {
  form: CustomForm;
  /** Of the block or part that shows it. */
  id: string;
  /** Path of the page it stands on, which has the action `blockFormAction`. */
  page: string;
  /** Accessible name. */
  label: string;
  /** Level of its heading in the outline of the page. */
  level: 2 | 3;
  /** Words on the button. */
  button: string;
  /** What its elements hold from the start, by id. */
  filledIn?: Record<string, string>;
}

/** A form of the shop's: checked here and, with the same rules, by the server (FORM-001 to FORM-015). */
export function ShopForm({ form: shown, id, page, label, level, button, filledIn = {} }: ShopFormProps) {
  const posted = useBlockForm(id);
  const [status, setStatus] = useState<Status>(
    posted ? (posted.ok ? { is: 'sent' } : { is: 'error', message: posted.message }) : { is: 'idle' },
  );
  const [problems, setProblems] = useState<Problems>(posted?.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  const { form_id, elements, header, description } = shown;

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

  const Heading = `h${level}` as const;
  return (
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
            typed={posted?.typed[element.id] ?? filledIn[element.id]}
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
        {button}
      </Button>
      <div aria-live="polite">
        {status.is === 'sent' && <Notice tone="success">{m.page_form_sent()}</Notice>}
        {status.is === 'error' && <Notice tone="danger">{status.message}</Notice>}
      </div>
    </form>
  );
}
