import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import styles from './linked-accounts.module.css';

type Asking = Output<'account/linkToVerify'> | null;

/** The link in an institution's mail: agreed to by a press, not by opening a page (LINKED-011, 015, 017). */
export function LinkRequest({ token, asking }: { token: string; asking: Asking }) {
  const { show } = useToasts();
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState('');

  async function agree() {
    setWorking(true);
    setFailure('');
    try {
      const answer = await call('account/linkToVerify', { token });
      if (answer.ok) {
        show({ tone: 'success', message: 'Account authorized successfully.' });
        await navigate('/account/link', { replace: true });
        return;
      }
      const already = answer.error_code === 'already_verified';
      setFailure(already ? answer.error : 'Verification Failed.');
      if (answer.error_code === 'other_email') show({ tone: 'error', message: answer.error });
    } catch (e) {
      setFailure('Verification Failed.');
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setWorking(false);
  }

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
          <Notice tone={failure === 'Verification Failed.' ? 'danger' : 'info'}>
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <div>
        <Button variant="primary" pending={working} onClick={() => void agree()}>
          Authorize
        </Button>
      </div>
    </section>
  );
}
