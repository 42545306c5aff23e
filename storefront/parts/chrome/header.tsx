import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { logoOf } from '../../../contract/logo.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { BagIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { HeartIcon, PhoneIcon } from '../../../ui/more-icons.tsx';
import { listsPath } from '../lists/list-paths.ts';
import { callLink } from '../location/call-link.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { useSettings } from '../session/use-settings.ts';
import { AccountControl } from './account-control.tsx';
import styles from './header.module.css';
import { LocationLine, LocationLink } from './location-link.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Navigation } from './navigation.tsx';
import { homePath, isPinned } from './navigation-links.ts';
import { searchOf } from './search-of.ts';

/**
 * Logo, search, location, cart and the menu (CHROME-001..029, 057..062). At the checkout a plain one: nothing in it leads away
 * from the form but the shop's name, its phone, the account and the cart.
 */
export function Header() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const search = searchOf(pathname);
  useGate(settings);
  if (!settings.gated && /^\/purchase\/?$/.test(pathname)) return <PlainHeader settings={settings} />;
  return (
    <>
      <header className={styles.header} data-pinned={isPinned(settings) || undefined}>
        <div className={styles.bar} data-search-bar>
          {!settings.gated && (
            <div className={styles.menu}>
              <MenuDrawer settings={settings} pathname={pathname} />
            </div>
          )}
          <Link href={homePath(settings)} className={styles.logo}>
            <Logo settings={settings} />
          </Link>
          {!settings.gated && (
            <>
              <SearchBar term={search.term} type={search.type} />
              <div className={styles.tools}>
                <LocationLink />
                <AccountControl />
                <ListsLink />
                <CartLink />
              </div>
            </>
          )}
        </div>
        {!settings.gated && <Navigation settings={settings} pathname={pathname} />}
      </header>
      {!settings.gated && <LocationLine />}
    </>
  );
}

/** The notice above it is out of sight as well (notice-line.module.css). */
function PlainHeader({ settings }: { settings: SiteSettings }) {
  return (
    <header className={styles.header} data-plain>
      <div className={styles.bar}>
        <Link href={homePath(settings)} className={styles.logo}>
          <Logo settings={settings} />
        </Link>
        <div className={styles.tools}>
          <PhoneLink phone={settings.store_info.phone} />
          <AccountControl />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  if (!phone) return null;
  return (
    <Link href={callLink(phone)} className={styles.tool} aria-label={m.browse_ask_call({ phone })}>
      <PhoneIcon />
      <span className={styles.word}>{phone}</span>
    </Link>
  );
}

/** The shop's logo; its name if it has no logo or the image fails to load. */
function Logo({ settings }: { settings: SiteSettings }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  // decode() also rejects for an image that failed before hydration, and accepts SVGs without a size of their own.
  useEffect(() => void image.current?.decode().catch(() => setBroken(true)), []);
  const { name } = settings.store_info;
  const logo = logoOf(settings);
  if (!logo || isBroken) return <span className={styles.shopName}>{name}</span>;
  return <img {...logo} ref={image} style={{ height: logo.height }} alt={name} />;
}

/** A customer who logged out in another window stops seeing a private shop (APP-042). */
function useGate({ is_private, gated }: SiteSettings): void {
  const { session } = useSession();
  const isOut = is_private && !gated && session?.logged_in === false;
  useEffect(() => {
    if (isOut) window.location.reload();
  }, [isOut]);
}

/** For customers only (CHROME-059, CHROME-063). Phones have it in the account menu. */
function ListsLink() {
  const { session } = useSession();
  if (!session?.logged_in) return null;
  return (
    <Link href={listsPath} className={classNames(styles.tool, styles.lists)} aria-label={m.lists_title()}>
      <HeartIcon />
      <span className={styles.listsName}>{m.lists_title()}</span>
    </Link>
  );
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
      <span className={styles.word}>{m.common_cart()}</span>
    </Link>
  );
}

function cartLabel(count: number): string {
  return count === 0 ? m.common_cart() : m.chrome_cart_items({ count });
}
