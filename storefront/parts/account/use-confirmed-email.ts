import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { failedHere, isDone } from '../../page-submit.ts';
import { useSession } from '../session/session-provider.tsx';
import type { Outcome } from '../submit/form-outcome.ts';
import { usePosted } from '../submit/use-submission.ts';
import { doneSentences } from './done-sentences.ts';
import { confirmEmail } from './submit-email.ts';

/** The result of the link in a mail to a new address, if the page has to say it. */
export interface Confirmed {
  tone: 'info' | 'danger';
  sentence: string;
}

/** Confirms a new email address with the token of its mail (ACCOUNT-068, ACCOUNT-074); '' for none. */
export function useConfirmedEmail(token: string): Confirmed | null {
  const { show } = useToasts();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const sent = useRef('');
  const posted = usePosted('confirm_email');
  const [confirmed, setConfirmed] = useState<Confirmed | null>(posted ? wordsOf(posted) : null);
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    const confirm = async () => {
      const form = new FormData();
      form.set('token', token);
      const outcome = await confirmEmail({ api: call, form }).catch(failedHere);
      if (!isDone(outcome)) setConfirmed(wordsOf(outcome));
      else {
        show({ tone: 'success', message: doneSentences.email_confirmed() });
        if (outcome.done === 'other_email_confirmed') {
          setConfirmed({ tone: 'info', sentence: doneSentences[outcome.done]() });
        }
      }
      await navigate('/account/details', { replace: true });
      await refresh();
    };
    void confirm();
  }, [token, show, navigate, refresh]);
  return confirmed;
}

function wordsOf({ tone, sentence = '' }: Outcome): Confirmed {
  return { tone: tone ?? 'danger', sentence };
}
