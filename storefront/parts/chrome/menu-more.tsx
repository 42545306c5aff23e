import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { MapPinIcon, UserIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ClockIcon, PhoneIcon, ReceiptIcon } from '../../../ui/more-icons.tsx';
import { fromDataBlock } from '../../page-data.ts';
import { hoursToday } from '../checkout/hours-today.ts';
import { callLink } from '../location/call-link.ts';
import { useSession } from '../session/session-provider.tsx';
import type { HoursOfRoot } from './footer-hours.tsx';
import { contactPath } from './footer-lines.ts';
import { useChosenLocation } from './location-link.tsx';
import styles from './navigation.module.css';

/** Below the entries of a phone's menu: account, orders, the shopper's location, and how to reach the shop. */
export function MenuMore({ settings, pathname }: { settings: SiteSettings; pathname: string }) {
  const { session } = useSession();
  const location = useChosenLocation();
  const { phone } = settings.store_info;
  const hours = useHoursToday(settings.store_info.time_zone);
  const name = session?.user?.first_name;
  const back = `?back=${encodeURIComponent(pathname)}`;
  return (
    <ul className={styles.others}>
      <Line href={name ? '/account/details' : `/account/login${back}`} icon={<UserIcon />}>
        {name ? m.chrome_your_account({ name }) : m.chrome_login()}
      </Line>
      <Line href="/account/orders" icon={<ReceiptIcon />}>
        {m.account_view_orders()}
      </Line>
      {location && (
        <Line
          href={`/location${back}`}
          icon={<MapPinIcon />}
          label={m.chrome_your_shop({ name: location.name })}
        >
          {m.chrome_shop_chosen({ name: location.name })}
          <span className={styles.change}>{m.chrome_change_shop()}</span>
        </Line>
      )}
      <Line href={contactPath(settings)} icon={<ClockIcon />}>
        <span>
          {m.chrome_map_and_hours()}
          {hours && <span className={styles.hoursToday}>{hours}</span>}
        </span>
      </Line>
      {phone && (
        <Line href={callLink(phone)} icon={<PhoneIcon />}>
          {phone}
        </Line>
      )}
    </ul>
  );
}

/** In the browser only: the server keeps pages for longer than a day. */
function useHoursToday(timeZone: string): string {
  const root = useRouteLoaderData('root') as HoursOfRoot | undefined;
  const shown = fromDataBlock(root?.hours);
  if (import.meta.env.SSR || !shown) return '';
  return hoursToday({ ws_hours: shown.hours }, wallClock(timeZone, new Date()));
}

interface LineProps {
  href: string;
  icon: ReactNode;
  /** What it is called where its words alone do not say it. */
  label?: string;
  children: ReactNode;
}

function Line({ href, icon, label, children }: LineProps) {
  return (
    <li>
      <Link href={href} className={styles.other} aria-label={label}>
        {icon}
        {children}
      </Link>
    </li>
  );
}
