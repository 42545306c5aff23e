import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { focusFirstError } from '../../../ui/first-error.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import styles from './account-form.module.css';
import { type Outcome, type Problems, problemsLeft, valuesOf } from './form-outcome.ts';

interface AccountFormProps {
  /** Label of the button. */
  submit: string;
  /** Sends the form; what it answers is shown, nothing when it was done. */
  onSend: (values: Record<string, string>, form: HTMLFormElement) => Promise<Outcome | undefined>;
  children: (problems: Problems) => ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  danger?: boolean;
  /** Where a browser without scripts posts it. */
  action?: string;
  /** What such a browser came back with. */
  told?: string | undefined;
  className?: string | undefined;
  /** It is empty again once it was sent. The keyboard stays where it is. */
  clears?: boolean;
}

/** A form of the account pages: sends what is typed, says what is wrong under each field, keeps the input. */
export function AccountForm({
  submit,
  onSend,
  children,
  beside,
  danger,
  action,
  told,
  className,
  clears,
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ sentence: told ?? '' });
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState(0);
  const { show } = useToasts();

  useEffect(() => {
    if (refused > 0) focusFirstError(form.current);
  }, [refused]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    setOutcome({});
    try {
      const wrong = await onSend(valuesOf(event.currentTarget), event.currentTarget);
      if (wrong) {
        setOutcome(wrong);
        setRefused((n) => n + 1);
      } else if (clears) form.current?.reset();
    } catch (e) {
      if (!(e instanceof CallFailed)) console.error(e);
      setOutcome({ sentence: e instanceof CallFailed ? e.message : 'There was an error.' });
      // On 429 the form already says when to try again; no error toast.
      if (!(e instanceof CallFailed && e.status === 429))
        show({ tone: 'error', message: 'There was an error.', isSilent: true });
    }
    setWorking(false);
  }

  const { problems = {}, sentence = '', ways = [] } = outcome;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={classNames(styles.form, className)}
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => {
        const left = problemsLeft(problems, (target as HTMLInputElement).name);
        if (left !== problems) setOutcome({ ...outcome, problems: left });
      }}
    >
      {!action && (
        <noscript>
          <Notice>
            <p>This form needs JavaScript. Please turn it on in your browser and load the page again.</p>
          </Notice>
        </noscript>
      )}
      <div role="alert">
        {sentence && (
          <Notice tone="danger">
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
      <ErrorsAnnounced value={false}>{children(problems)}</ErrorsAnnounced>
      <div className={styles.foot}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={working}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
