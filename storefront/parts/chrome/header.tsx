import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import { BagIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { useSettings } from '../session/use-settings.ts';
import { AccountControl } from './account-control.tsx';
import styles from './header.module.css';
import { LocationLink } from './location-link.tsx';
import { logoOf } from './logo.ts';
import { Navigation } from './navigation.tsx';
import { homePath, isPinned } from './navigation-links.ts';
import { searchOf } from './search-of.ts';

/** Logo, search, location, cart and the menu (CHROME-001..029, 057..062). */
export function Header() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const search = searchOf(pathname);
  const logo = logoOf(settings);
  useGate(settings);
  return (
    <header className={styles.header} data-pinned={isPinned(settings) || undefined}>
      <div className={styles.bar} data-search-bar>
        <Link href={homePath(settings)} className={styles.logo}>
          {logo ? (
            <img {...logo} style={{ height: logo.height }} alt={settings.store_info.name} />
          ) : (
            settings.store_info.name
          )}
        </Link>
        {!settings.gated && (
          <>
            <SearchBar term={search.term} type={search.type} />
            <div className={styles.tools}>
              {settings.store_info.is_consolidated_multistore && <LocationLink />}
              <AccountControl />
              <CartLink />
            </div>
          </>
        )}
      </div>
      {!settings.gated && <Navigation settings={settings} pathname={pathname} />}
    </header>
  );
}

/** Whoever was logged out elsewhere does not go on looking at a private shop (APP-042). */
function useGate({ is_private, gated }: SiteSettings): void {
  const { session } = useSession();
  const isOut = is_private && !gated && session?.logged_in === false;
  useEffect(() => {
    if (isOut) window.location.reload();
  }, [isOut]);
}

/** For guests only where they may have a cart (CHROME-060). */
function CartLink() {
  const { cart } = useSession();
  if (!useMayBuy()) return null;
  const count = cart?.summary.total_quantity ?? 0;
  return (
    <Link href="/checkout/cart" className={styles.tool} aria-label={cartLabel(count)}>
      <span className={styles.bag}>
        <BagIcon />
        {count > 0 && (
          <span className={styles.count} data-testid="cart-count">
            {count > 999 ? '999+' : count}
          </span>
        )}
      </span>
      <span className={styles.word}>Cart</span>
    </Link>
  );
}

function cartLabel(count: number): string {
  if (count === 0) return 'Cart';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}
