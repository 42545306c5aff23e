import type { Output } from '../../../contract/actions.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { keepCookie } from '../session/keep-cookie.ts';
import { useSession } from '../session/session-provider.tsx';
import { type Outcome, outcomeOf } from './form-outcome.ts';
import { mergedText } from './merged-text.ts';

/** Logs in; returns what went wrong. The caller reloads the page's data: prices and cart are now the customer's. */
export function useLogin(): (name: string, password: string) => Promise<Outcome | undefined> {
  const { setSession } = useSession();
  const { show } = useToasts();
  return async (name, password) => {
    const problems = {
      ...(name.trim() === '' ? { name: 'Email address required.' } : {}),
      ...(password === '' ? { password: 'Password required.' } : {}),
    };
    if (Object.keys(problems).length > 0) return { problems };
    const answer = await call('account/login', { email_address: name, password });
    if (!answer.ok) return outcomeOf(answer);
    const { merged, staging, ...session } = answer.value;
    setSession(session);
    tellMerged(merged, (message) => show({ message, duration: 10_000 }));
    if (staging) {
      // The former site knows the browser by it (API-012, API-013).
      keepCookie('STG', staging, 7);
      window.location.reload();
    }
    return undefined;
  };
}

export function tellMerged(merged: Output<'account/login'>['merged'], tell: (message: string) => void): void {
  const message = merged && mergedText(merged);
  if (message) tell(message);
}
