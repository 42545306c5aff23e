import type { ReactNode } from 'react';
import type { SiteSettings } from '../../../contract/store.ts';
import { m } from '../../../messages/compiled/messages.js';
import { BagIcon, MapPinIcon, UserIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ClockIcon, PhoneIcon } from '../../../ui/more-icons.tsx';
import { callLink } from '../location/call-link.ts';
import { useSession } from '../session/session-provider.tsx';
import { contactPath } from './footer-lines.ts';
import { useChosenLocation } from './location-link.tsx';
import styles from './navigation.module.css';

/** Below the entries of a phone's menu: account, orders, the shopper's location, and how to reach the shop. */
export function MenuMore({ settings, pathname }: { settings: SiteSettings; pathname: string }) {
  const { session } = useSession();
  const location = useChosenLocation();
  const { phone } = settings.store_info;
  const name = session?.user?.first_name;
  const back = `?back=${encodeURIComponent(pathname)}`;
  return (
    <ul className={styles.others}>
      <Line href={name ? '/account/details' : `/account/login${back}`} icon={<UserIcon />}>
        {name ? m.chrome_your_account({ name }) : m.chrome_login()}
      </Line>
      <Line href="/account/orders" icon={<BagIcon />}>
        {m.account_view_orders()}
      </Line>
      {location && (
        <Line href={`/location${back}`} icon={<MapPinIcon />}>
          {m.chrome_your_shop({ name: location.name })}
        </Line>
      )}
      <Line href={contactPath(settings)} icon={<ClockIcon />}>
        {m.chrome_map_and_hours()}
      </Line>
      {phone && (
        <Line href={callLink(phone)} icon={<PhoneIcon />}>
          {phone}
        </Line>
      )}
    </ul>
  );
}

function Line({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={styles.other}>
        {icon}
        {children}
      </Link>
    </li>
  );
}
