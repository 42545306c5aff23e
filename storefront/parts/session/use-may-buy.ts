import { useSession } from './session-provider.tsx';
import { useSettings } from './use-settings.ts';

/** Whether the shopper may have a cart: everyone, or where the shop hides it from guests who is logged in (CHROME-060). */
export function useMayBuy(): boolean {
  const { cart_enabled, guest_show_cart } = useSettings();
  const { session } = useSession();
  return cart_enabled && (guest_show_cart || (session?.logged_in ?? false));
}
