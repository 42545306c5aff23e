import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { type Done, failedHere } from '../../page-submit.ts';
import styles from '../account/account-form.module.css';
import { type FormRefusal, type Problems, problemsLeft, valuesOf } from './form-outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type DoneSentences, useSubmission } from './use-submission.ts';

export interface SubmitFormProps<D extends Done> {
  /** Label of the button. */
  label: string;
  /** What is sent besides the fields; `intent` names the form to its page's submit. */
  hidden: Record<string, string | number>;
  /** Where it is posted; the page itself if not given. */
  action?: string;
  /** The refusal that the server rendered the page with, for a browser without JavaScript. */
  posted: FormRefusal | undefined;
  /** See `useSubmission`. */
  sentences?: DoneSentences;
  /** With JavaScript, when it is sent. */
  onStart?: (() => void) | undefined;
  /** With JavaScript, once it was done; the form element, for what is to be emptied. */
  onDone?: (done: D, form: HTMLFormElement) => void | Promise<void>;
  /** With JavaScript, when it was refused. */
  onRefused?: (refusal: FormRefusal) => void;
  /** Sends it in place of its page, whose code may not be here; what it answers is shown, nothing when it was done. */
  onSend?: (values: Record<string, string>, form: HTMLFormElement) => Promise<FormRefusal | undefined>;
  /** Beside the button. */
  beside?: ReactNode;
  danger?: boolean;
  /** It cannot be sent as it is filled in, and its fields say why. */
  isBlocked?: boolean;
  /** It cannot be done without JavaScript, and says so. */
  needsScript?: boolean;
  /** It is empty again once it was done. The keyboard stays where it is. */
  clears?: boolean;
  /** A call that failed is said in the form alone, without the toast of account screens (ACCOUNT-073). */
  failsQuietly?: boolean;
  /** A toast repeats the sentence of a refusal. */
  toastsRefusals?: boolean;
  children: (problems: Problems) => ReactNode;
}

/** A form of a page's `submit`: shows what is wrong under each field, and keeps what was typed. */
export function SubmitForm<D extends Done = Done>(props: SubmitFormProps<D>) {
  const { label, hidden, action, posted, sentences, onStart, onDone, onRefused, onSend, beside, children } =
    props;
  const {
    danger = false,
    isBlocked = false,
    needsScript = false,
    clears = false,
    failsQuietly = false,
    toastsRefusals = false,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<FormRefusal>(posted ?? {});
  const [refused, setRefused] = useState(0);
  const [isSending, setSending] = useState(false);
  const { show, dismiss } = useToasts();
  const lastToast = useRef(0);
  const submission = useSubmission<D, FormRefusal>({
    sentences,
    onRefused: refuse,
    async onDone(done) {
      const sent = form.current;
      if (sent) await onDone?.(done, sent);
      if (clears) sent?.reset();
    },
  });
  const pending = isSending || submission.pending;

  useEffect(() => {
    if (refused > 0) focusFirstError(form.current);
  }, [refused]);

  function refuse(answer: FormRefusal) {
    setRefusal(answer);
    setRefused((n) => n + 1);
    onRefused?.(answer);
    // On 429 the form already says when to try again; no error toast.
    const hasFailed = !failsQuietly && answer.status && answer.status !== 429;
    const own = toastsRefusals && !answer.problems ? answer.sentence : '';
    const message = own || (hasFailed ? m.common_error() : '');
    if (message) lastToast.current = show({ tone: 'error', message, isSilent: true });
  }

  async function send(sent: HTMLFormElement) {
    setSending(true);
    const wrong = await onSend?.(valuesOf(new FormData(sent)), sent).catch(failedHere);
    if (wrong) refuse(wrong);
    else if (clears) sent.reset();
    setSending(false);
  }

  const { problems = {} } = refusal;
  return (
    <submission.Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (onSend || pending) event.preventDefault();
        if (pending) return;
        setRefusal({});
        dismiss(lastToast.current);
        onStart?.();
        if (onSend) void send(event.currentTarget);
      }}
      onInput={({ target }) => {
        const left = problemsLeft(problems, (target as HTMLInputElement).name);
        if (left !== problems) setRefusal({ ...refusal, problems: left });
      }}
    >
      <HiddenFields values={hidden} />
      {needsScript && (
        <noscript>
          <Notice>
            <p>{m.account_needs_script()}</p>
          </Notice>
        </noscript>
      )}
      <RefusalNotice refusal={refusal} />
      <ErrorsAnnounced value={false}>{children(problems)}</ErrorsAnnounced>
      <div className={styles.foot}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending} disabled={isBlocked}>
          {label}
        </Button>
        {beside}
      </div>
    </submission.Form>
  );
}
