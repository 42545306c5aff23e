import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { isDone, type NotDone } from '../../page-submit.ts';
import styles from '../account/account-form.module.css';
import { type Problems, problemsLeft } from '../account/form-outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { Submission } from './use-submission.ts';

/** A form comes back with what is wrong with its fields, by their names. */
export interface FormRefusal extends NotDone {
  problems?: Problems;
}

interface SubmitFormProps {
  submission: Submission<FormRefusal>;
  /** The refusal that the server rendered the page with, for a browser without JavaScript. */
  sent?: FormRefusal | undefined;
  hidden: Record<string, string | number>;
  /** Label of the button. */
  label: string;
  /** Beside the button. */
  beside?: ReactNode;
  /** Empties itself when it is done. The keyboard stays where it is. */
  clears?: boolean;
  children: (problems: Problems) => ReactNode;
}

/** A form of a page's `submit`: shows what is wrong under each field, and keeps what was typed. */
export function SubmitForm(props: SubmitFormProps) {
  const { submission, sent, hidden, label, beside, clears = false, children } = props;
  const { Form, outcome, state } = submission;
  const { show } = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ outcome, refusal: sent });
  if (outcome !== shown.outcome) {
    setShown({ outcome, refusal: outcome && !isDone(outcome) ? outcome : undefined });
  }
  const { problems = {}, sentence = '' } = (state !== 'submitting' && shown.refusal) || {};

  useEffect(() => {
    if (!outcome) return;
    if (isDone(outcome)) {
      if (clears) form.current?.reset();
      return;
    }
    focusFirstError(form.current);
    // On 429 the form already says when to try again; no error toast.
    if (outcome.status && outcome.status !== 429)
      show({ tone: 'error', message: m.common_error(), isSilent: true });
  }, [outcome, clears, show]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onInput={({ target }) => {
        const left = problemsLeft(problems, (target as HTMLInputElement).name);
        if (left !== problems) setShown({ outcome, refusal: { ...shown.refusal, problems: left } });
      }}
    >
      <HiddenFields values={hidden} />
      <div role="alert">
        {sentence && (
          <Notice tone="danger">
            <p>{sentence}</p>
          </Notice>
        )}
      </div>
      <ErrorsAnnounced value={false}>{children(problems)}</ErrorsAnnounced>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" pending={state !== 'idle'}>
          {label}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
