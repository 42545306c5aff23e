import { registriesPath } from '../../../contract/gift-registry-rules.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './footer.module.css';
import { footerLinks } from './footer-links.ts';
import { EntryLink } from './navigation-entry.tsx';

/** What the shop sells, and where one finds help and one's orders. */
export function FooterMenus({ settings }: { settings: SiteSettings }) {
  const { shop, help } = footerLinks(settings);
  const entries = (some: typeof shop) =>
    some.map((entry) => (
      <li key={entry.menu_id}>
        <EntryLink entry={entry} settings={settings} isSelected={false} className={undefined} />
      </li>
    ));
  return (
    <>
      {shop.length > 0 && (
        <nav aria-labelledby="footer-shop" className={styles.away}>
          <h2 id="footer-shop" className={styles.head}>
            {m.chrome_footer_shop()}
          </h2>
          <ul className={styles.plain}>{entries(shop)}</ul>
        </nav>
      )}
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help" className={styles.head}>
          {m.chrome_footer_help()}
        </h2>
        <ul className={styles.plain}>
          {entries(help)}
          <li className={styles.away}>
            <Link href="/account/details">{m.chrome_footer_account()}</Link>
          </li>
          <li className={styles.away}>
            <Link href="/account/orders">{m.account_view_orders()}</Link>
          </li>
          {settings.gift_registry_enabled && (
            <li className={styles.away}>
              <Link href={registriesPath}>{m.registry_find()}</Link>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
