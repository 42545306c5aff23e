import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { type Done, failedHere, isDone } from '../../page-submit.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './account-form.module.css';
import { type Outcome, type Problems, problemsLeft, valuesOf } from './form-outcome.ts';
import { usePosted, useSubmission } from './use-submission.ts';

interface AccountFormProps<D extends Done> {
  /** Label of the button. */
  submit: string;
  /** Names the form to its page's submit. */
  intent?: string;
  /** Where it is posted; the page itself if not given. */
  action?: string;
  /** With JavaScript, once it was done; the form element, for what is to be emptied. */
  onDone?: (done: D, form: HTMLFormElement) => void | Promise<void>;
  /** With JavaScript, when it is sent. */
  onStart?: () => void;
  /** Sends it in place of its page, whose code may not be here; what it answers is shown, nothing when it was done. */
  onSend?: (values: Record<string, string>, form: HTMLFormElement) => Promise<Outcome | undefined>;
  /** `posted`: what a browser without JavaScript came back with. */
  children: (problems: Problems, posted?: Outcome) => ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  danger?: boolean;
  /** It cannot be done without JavaScript, and says so. */
  needsScript?: boolean;
  className?: string | undefined;
  /** It is empty again once it was sent. The keyboard stays where it is. */
  clears?: boolean;
}

/** A form of the account pages: posts what is typed, says what is wrong under each field, keeps the input. */
export function AccountForm<D extends Done = Done>({
  submit,
  intent,
  action,
  onDone,
  onStart,
  onSend,
  children,
  beside,
  danger,
  needsScript,
  className,
  clears,
}: AccountFormProps<D>) {
  const form = useRef<HTMLFormElement>(null);
  const posted = usePosted(intent);
  const [outcome, setOutcome] = useState<Outcome>(posted ?? {});
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState(0);
  const { show } = useToasts();
  const { Form, pending } = useSubmission<D>(async (answer) => {
    if (!isDone(answer)) return refuse(answer);
    const sent = form.current;
    if (sent) await onDone?.(answer, sent);
    if (clears) sent?.reset();
  });

  useEffect(() => {
    if (refused > 0) focusFirstError(form.current);
  }, [refused]);

  function refuse(answer: Outcome) {
    setOutcome(answer);
    setRefused((n) => n + 1);
    // On 429 the form already says when to try again; no error toast.
    if (answer.status && answer.status !== 429)
      show({ tone: 'error', message: m.common_error(), isSilent: true });
  }

  async function send(sent: HTMLFormElement) {
    setWorking(true);
    const wrong = await onSend?.(valuesOf(new FormData(sent)), sent).catch(failedHere);
    if (wrong) refuse(wrong);
    else if (clears) sent.reset();
    setWorking(false);
  }

  const { problems = {}, sentence = '', tone = 'danger', ways = [] } = outcome;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        if (onSend || pending) event.preventDefault();
        if (working || pending) return;
        setOutcome({});
        onStart?.();
        if (onSend) void send(event.currentTarget);
      }}
      onInput={({ target }) => {
        const left = problemsLeft(problems, (target as HTMLInputElement).name);
        if (left !== problems) setOutcome({ ...outcome, problems: left });
      }}
    >
      {intent && (
        <>
          <DrawnFor />
          <input type="hidden" name="intent" value={intent} />
        </>
      )}
      {needsScript && (
        <noscript>
          <Notice>
            <p>{m.account_needs_script()}</p>
          </Notice>
        </noscript>
      )}
      <div role="alert">
        {sentence && (
          <Notice tone={tone}>
            <p>{sentence}</p>
            {ways.length > 0 && (
              <p className={styles.ways}>
                {ways.map(({ href, label }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </Notice>
        )}
      </div>
      <ErrorsAnnounced value={false}>{children(problems, posted)}</ErrorsAnnounced>
      <div className={styles.foot}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={working || pending}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
