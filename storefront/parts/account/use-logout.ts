import { useNavigate, useRevalidator } from 'react-router';
import type { Session } from '../../../contract/session.ts';
import { call } from '../../http-call.ts';
import { writeDraft } from '../checkout/draft.ts';
import { useSession } from '../session/session-provider.tsx';

/** Logs out; even if the call fails, this page stops showing the account (ACCOUNT-011, ACCOUNT-012). */
export function useLogout(): () => Promise<void> {
  const { session, setSession } = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    const answer = await call('account/logout', {}).catch(() => null);
    writeDraft(null);
    // First the page, then the header: the one would still show the account that the other has left.
    await navigate('/');
    if (answer?.ok) setSession(answer.value);
    else if (session) setSession(emptied(session));
    await revalidate();
  };
}

function emptied(session: Session): Session {
  const cart = { ...session.cart, items: [], gift_cards: [] };
  return { ...session, logged_in: false, user: null, cart };
}
