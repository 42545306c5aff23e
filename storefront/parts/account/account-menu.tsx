import { registriesPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { CorpSwitcher } from '../linked-account/corp-switcher.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-menu.module.css';
import { useLogout } from './use-logout.ts';

/** The entries of the account menu (CHROME-033..035). */
export function AccountMenu({ onDone }: { onDone: () => void }) {
  const { session } = useSession();
  const logout = useLogout();
  const { gift_registry_enabled: hasRegistries } = useSettings();
  const entries = [
    [m.account_details(), '/account/details'],
    [m.account_address_book(), '/account/addresses'],
    ...(hasRegistries ? [[m.registry_menu(), registriesPath] as const] : []),
    [m.lists_menu(), '/account/lists'],
    [m.account_view_orders(), '/account/orders'],
  ] as const;
  return (
    <div className={styles.menu}>
      <p className={styles.who}>{session?.user?.email_address}</p>
      <CorpSwitcher />
      <ul>
        {entries.map(([label, href]) => (
          <li key={href}>
            <Link href={href} className={styles.entry} onClick={onDone}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              onDone();
              void logout();
            }}
          >
            {m.account_log_out()}
          </button>
        </li>
      </ul>
    </div>
  );
}
