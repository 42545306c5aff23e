import { useNavigate } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isDone } from '../../page-submit.ts';
import { LogOutFirst } from '../account/log-out-first.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { type LinkRefusal, linkPath, linkSaid } from './link-outcome.ts';
import styles from './linked-accounts.module.css';

interface LinkRequestProps {
  token: string;
  asking: Output<'account/linkToVerify'> | null;
  loggedInAs: string;
  /** The refusal that the server rendered the page with, for a browser without JavaScript. */
  sent?: LinkRefusal | undefined;
}

/** The link in an institution's mail: agreed to by a press, not by opening a page (LINKED-011, 015, 017). */
export function LinkRequest({ token, asking, loggedInAs, sent }: LinkRequestProps) {
  const navigate = useNavigate();
  const { Form, state, outcome } = useSubmission<LinkRefusal>({
    said: linkSaid,
    onEnd: (isDone) => isDone && void navigate(linkPath, { replace: true }),
  });
  const refusal = outcome && !isDone(outcome) ? outcome : sent;
  const failure = state === 'submitting' ? undefined : refusal;

  if (failure?.code === 'already_verified') return <AlreadyVerified />;
  const isOther = failure?.code === 'other_email';
  // Without a code it is not the link that failed: sending it again may help.
  const mayTryAgain = !failure?.code;
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
      <div role="alert">
        {failure && (
          // LINKED-015.
          <Notice tone="danger" title="Verification Failed.">
            <p>{isOther ? `${failure.sentence} You are logged in as ${loggedInAs}.` : failure.sentence}</p>
          </Notice>
        )}
      </div>
      {isOther && <LogOutFirst back={`${linkPath}?token=${encodeURIComponent(token)}`} />}
      {mayTryAgain && (
        <Form method="post">
          <HiddenFields values={{ intent: 'agree', token }} />
          <Button type="submit" variant="primary" pending={state !== 'idle'}>
            Authorize
          </Button>
        </Form>
      )}
    </section>
  );
}

/** The link was followed before: nothing is left to authorize. */
export function AlreadyVerified() {
  return (
    <div role="alert">
      <Notice tone="info" title="Already verified">
        <p>You may order for this institution: choose it under “Order for”.</p>
      </Notice>
    </div>
  );
}
