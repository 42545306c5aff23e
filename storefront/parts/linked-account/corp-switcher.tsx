import { useEffect, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { AccountChoice } from './account-choice.tsx';

/** The choice of accounts in the account menu, which fetches them when it opens. */
export function CorpSwitcher() {
  const { session } = useSession();
  const [corps, setCorps] = useState<Output<'account/getAvailableCorps'>>([]);
  useEffect(() => {
    // The chrome fails silently (001 §7).
    call('account/getAvailableCorps', {})
      .then((answer) => answer.ok && setCorps(answer.value))
      .catch(() => {});
  }, []);
  return <AccountChoice corps={corps} chosen={session?.user?.corp_id} />;
}
