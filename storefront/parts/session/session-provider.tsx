import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMatches } from 'react-router';
import type { Cart } from '../../../contract/cart.ts';
import type { Session } from '../../../contract/session.ts';
import { call } from '../../http-call.ts';

interface SessionState {
  /** Null until it is known: on the server, and in the browser until session/get has answered. */
  session: Session | null;
  cart: Cart | null;
  /** A call returned the cart: it is the newest there is. */
  setCart(cart: Cart): void;
  refresh(): Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/**
 * The shopper's own part of the page. Pages are the same for everyone and come from a cache; who is here and what is in
 * their cart is asked for afterwards, and again when the window regains focus (APP-035). A browser without a session is
 * not asked about.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [cart, keepCart] = useState(useCartOfPage());
  const changes = useRef(0);

  const setCart = useCallback((newest: Cart) => {
    changes.current += 1;
    keepCart(newest);
  }, []);

  const refresh = useCallback(async () => {
    const before = changes.current;
    const answer = await call('session/get', {}).catch(() => null);
    // Chrome fails silently (001 §7); the cart page reports its own failures.
    if (!answer?.ok) return;
    setSession(answer.value);
    // A slow answer must not bring back the cart of before a click.
    if (changes.current === before) keepCart(answer.value.cart);
  }, []);

  useEffect(() => {
    const known = () => document.cookie.includes('has_session=');
    if (known()) void refresh();
    const onFocus = () => {
      if (known()) void refresh();
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

  const state = useMemo(() => ({ session, cart, setCart, refresh }), [session, cart, setCart, refresh]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The cart and checkout pages are one shopper's own and bring the cart: their header knows it without a script. */
function useCartOfPage(): Cart | null {
  const matches = useMatches() as { loaderData?: { cart?: Cart } }[];
  return matches.at(-1)?.loaderData?.cart ?? null;
}

export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession is used outside of SessionProvider');
  return state;
}
