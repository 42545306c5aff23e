import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Done } from '../../page-submit.ts';
import { LogOutFirst } from '../account/log-out-first.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { type LinkRefusal, linkPath, linkSentences } from './link-outcome.ts';
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
  const [refusal, setRefusal] = useState(sent);
  const { Form, pending } = useSubmission<Done, LinkRefusal>({
    sentences: linkSentences,
    onDone: () => navigate(linkPath, { replace: true }),
    onRefused: setRefusal,
  });
  const failure = pending ? undefined : refusal;

  if (failure?.code === 'already_verified') return <AlreadyVerified />;
  const isOther = failure?.code === 'other_email';
  // Without a code it is not the link that failed: sending it again may help.
  const mayTryAgain = !failure?.code;
  return (
    <section className={styles.request} aria-labelledby="link-request">
      <h2 id="link-request">
        {asking ? m.account_link_request_from({ company: asking.company }) : m.account_link_request_heading()}
      </h2>
      <p>
        {asking ? m.account_link_request_text({ company: asking.company }) : m.account_link_request_unknown()}
      </p>
      <div role="alert">
        {failure && (
          // LINKED-015.
          <Notice tone="danger" title={m.account_verification_failed()}>
            <p>
              {isOther
                ? m.account_sentence_logged_in_as({
                    sentence: failure.sentence ?? '',
                    loggedInAs: loggedInAs ?? '',
                  })
                : failure.sentence}
            </p>
          </Notice>
        )}
      </div>
      {isOther && <LogOutFirst back={`${linkPath}?token=${encodeURIComponent(token)}`} />}
      {mayTryAgain && (
        <Form method="post">
          <HiddenFields values={{ intent: 'agree', token }} />
          <Button type="submit" variant="primary" pending={pending}>
            {m.account_authorize()}
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
      <Notice tone="info" title={m.refusal_already_verified()}>
        <p>{m.account_link_agreed_hint()}</p>
      </Notice>
    </div>
  );
}
