import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMatches, useRevalidator } from 'react-router';
import type { Cart } from '../../../contract/cart.ts';
import type { Session } from '../../../contract/session.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { User } from '../../../contract/user.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { fromDataBlock } from '../../page-data.ts';
import { isRefreshHeld } from './hold-refresh.ts';
import { forgetBrowsing } from './kept-work.ts';
import { pageShows, reloadPage, takeNotice } from './page-customer.ts';
import { saveSettings, sessionMark } from './saved-settings.ts';
import { type Store, storeOf } from './store.ts';

interface Known {
  /** Null until it is known: on the server, and in the browser until session/get has answered. */
  session: Session | null;
  cart: Cart | null;
}
interface Changes {
  /** A call returned the cart. Answers may overtake one another: the page keeps the newest state of it. */
  setCart(cart: Cart): void;
  /** After a login or logout: clears what this browser kept of the previous session (APP-055). */
  setSession(session: Session): void;
  /** A call changed what is in the customer's favourites. */
  setWishlist(wishlist: Session['wishlist']): void;
  refresh(): Promise<void>;
}
type SessionState = Known & Changes;

interface SessionProviderProps {
  first?: Session | null;
  /** Undefined on the error page of a shop whose settings could not be read. */
  settings?: SiteSettings | undefined;
  children: ReactNode;
}

/**
 * A store, not the values: a context that changes draws every waiting Suspense boundary of the page again, and React then
 * drops the HTML that the server sent for it.
 */
const SessionContext = createContext<{ known: Store<Known>; changes: Changes } | null>(null);

/**
 * The shopper's own part of the page. Pages are the same for everyone and come from a cache; who is here and what is in
 * their cart is asked for afterwards, and again when the window regains focus, except while the shopper pays in a
 * provider's form (APP-035). A browser without a session is not asked about.
 */
export function SessionProvider({ first = null, settings, children }: SessionProviderProps) {
  const cartOfPage = useCartOfPage();
  const [known] = useState(() => storeOf<Known>({ session: first, cart: cartOfPage ?? first?.cart ?? null }));
  const shown = useRef({ session: first, mark: '' });
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  // Session and cart change independently: an update of one must not make the other's answer stale.
  const changes = useRef({ session: 0, cart: 0 });
  const refreshes = useRef({ asked: 0, answered: 0 });

  const keepSession = useCallback(
    (session: Session, cart: Cart | null) => {
      shown.current = { session, mark: sessionMark() };
      pageShows(session.user);
      known.set({ session, cart });
    },
    [known],
  );

  const setCart = useCallback(
    (cart: Cart) => {
      changes.current.cart += 1;
      const now = known.get();
      known.set({ ...now, cart: newerOf(now.cart, cart) });
    },
    [known],
  );

  const setSession = useCallback(
    (begun: Session) => {
      changes.current.session += 1;
      forgetBrowsing(begun.user?.for_account ?? '');
      keepSession(begun, begun.cart);
    },
    [keepSession],
  );

  const setWishlist = useCallback(
    (wishlist: Session['wishlist']) => {
      const now = known.get();
      if (!now.session) return;
      changes.current.session += 1;
      known.set({ ...now, session: { ...now.session, wishlist } });
    },
    [known],
  );

  const refresh = useCallback(async () => {
    const before = { ...changes.current };
    refreshes.current.asked += 1;
    const turn = refreshes.current.asked;
    const answer = await call('session/get', {}).catch(() => null);
    // Chrome fails silently (001 §7); the cart page reports its own failures.
    if (!answer?.ok) return;
    // A slow answer must not bring back what was before a click.
    if (changes.current.session !== before.session || turn < refreshes.current.answered) return;
    refreshes.current.answered = turn;
    const was = shown.current;
    // Another customer has logged in in another window: reload, so that nothing of this page remains, typed text included.
    if (was.session?.user && isSomebodyElse(was.session.user, answer.value.user, was.mark)) {
      reloadPage();
      return;
    }
    keepSession(answer.value, changes.current.cart === before.cart ? answer.value.cart : known.get().cart);
    if (was.session?.user === null && answer.value.user) await revalidate();
  }, [keepSession, known, revalidate]);

  useEffect(() => {
    const message = takeNotice();
    if (message) show({ message, duration: 10_000 });
  }, [show]);

  useEffect(() => {
    // The page that was made for one customer brought who that is.
    const { session: own } = shown.current;
    if (own?.user && !shown.current.mark) {
      shown.current.mark = sessionMark();
      pageShows(own.user);
    }
    if (sessionMark()) void refresh();
    const onReturn = (event: Event) => {
      const isLeft = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
      const isHeld = event.type === 'focus' && isRefreshHeld();
      if (!isLeft && !isHeld && (sessionMark() || shown.current.mark)) void refresh();
    };
    window.addEventListener('focus', onReturn);
    // The back/forward cache keeps the page as it was left.
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [refresh]);

  // The session may be a new one whenever a call has answered with it or with its cart.
  useEffect(() => {
    if (!settings) return;
    saveSettings(settings);
    return known.subscribe(() => saveSettings(settings));
  }, [settings, known]);

  const state = useMemo(
    () => ({ known, changes: { setCart, setSession, setWishlist, refresh } }),
    [known, setCart, setSession, setWishlist, refresh],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Prices and stock of a cart may be newer without a change of it. */
function newerOf(known: Cart | null, cart: Cart): Cart {
  return known?.id === cart.id && known.revision > cart.revision ? known : cart;
}

/** Another person, or the same one for another account. An address may change within a session; people do not. */
function isSomebodyElse(was: User, is: User | null, mark: string): boolean {
  if (is?.corp_id !== was.corp_id) return true;
  return is.email_address !== was.email_address && sessionMark() !== mark;
}

/** The cart and checkout pages are one shopper's own and bring the cart: their header knows it without a script. */
function useCartOfPage(): Cart | null {
  const matches = useMatches() as { loaderData?: { cart?: Cart } }[];
  return fromDataBlock(matches.at(-1)?.loaderData)?.cart ?? null;
}

export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession is used outside of SessionProvider');
  const { known, changes } = state;
  const { session, cart } = useSyncExternalStore(known.subscribe, known.get, known.getFirst);
  return useMemo(() => ({ session, cart, ...changes }), [session, cart, changes]);
}
