import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { LogOutFirst } from '../account/log-out-first.tsx';
import { ScriptNote } from '../page/script-note.tsx';
import styles from './linked-accounts.module.css';

interface LinkRequestProps {
  token: string;
  asking: Output<'account/linkToVerify'> | null;
  loggedInAs: string;
}

interface Failure {
  reason: string;
  /** Another account may follow the link. */
  isOther: boolean;
  /** Pressing once more may help: it is not the link. */
  mayTryAgain: boolean;
}

/** The link in an institution's mail: agreed to by a press, not by opening a page (LINKED-011, 015, 017). */
export function LinkRequest({ token, asking, loggedInAs }: LinkRequestProps) {
  const { show } = useToasts();
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | 'verified' | null>(null);

  async function agree() {
    setWorking(true);
    setFailure(null);
    try {
      const answer = await call('account/linkToVerify', { token });
      if (answer.ok) {
        show({ tone: 'success', message: 'Account authorized successfully.' });
        await navigate('/account/link', { replace: true });
        return;
      }
      setFailure(failureOf(answer, loggedInAs));
    } catch (e) {
      const reason = e instanceof CallFailed ? e.message : 'There was an error.';
      setFailure({ reason, isOther: false, mayTryAgain: true });
    }
    setWorking(false);
  }

  if (failure === 'verified') return <AlreadyVerified />;
  return (
    <section className={styles.request} aria-labelledby="link-request">
      <h2 id="link-request">
        {asking ? `Order for ${asking.company}` : 'A request to order for an institution'}
      </h2>
      <p>
        {asking
          ? `${asking.company} would like you to be able to order on its behalf. It will see your name and email address.`
          : 'You followed a link from an email. Authorize it to order on behalf of whoever sent it.'}
      </p>
      <ScriptNote what="A request is authorized with" className={styles.soft} />
      <div role="alert">
        {failure && (
          // LINKED-015.
          <Notice tone="danger" title="Verification Failed.">
            <p>{failure.reason}</p>
          </Notice>
        )}
      </div>
      {failure?.isOther && <LogOutFirst back={`/account/link?token=${encodeURIComponent(token)}`} />}
      {(failure?.mayTryAgain ?? true) && (
        <div>
          <Button variant="primary" data-needs-script="" pending={working} onClick={() => void agree()}>
            Authorize
          </Button>
        </div>
      )}
    </section>
  );
}

/** The link was followed before: nothing is left to authorize. */
export function AlreadyVerified() {
  return (
    <div role="alert">
      <Notice tone="info" title="Already verified">
        <p>You may order for this institution: choose it in the menu of your account.</p>
      </Notice>
    </div>
  );
}

function failureOf(refused: { error: string; error_code: string }, loggedInAs: string): Failure | 'verified' {
  if (refused.error_code === 'already_verified') return 'verified';
  const isOther = refused.error_code === 'other_email';
  const reason = isOther ? `${refused.error} You are logged in as ${loggedInAs}.` : refused.error;
  return { reason, isOther, mayTryAgain: false };
}
