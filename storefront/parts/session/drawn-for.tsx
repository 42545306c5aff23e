import { useSession } from './session-provider.tsx';

/** In forms posted without JavaScript: the account the page was rendered for, so that no other account's cart changes. */
export function DrawnFor() {
  const { session } = useSession();
  const account = session?.user?.for_account;
  return account ? <input type="hidden" name="for_account" value={account} /> : null;
}
