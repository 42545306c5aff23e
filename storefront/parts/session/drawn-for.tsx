import { useSession } from './session-provider.tsx';

/** In a form that is posted without a script: whom its page was drawn for, so that nobody else's cart is changed by it. */
export function DrawnFor() {
  const { session } = useSession();
  const account = session?.user?.for_account;
  return account ? <input type="hidden" name="for_account" value={account} /> : null;
}
