import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './footer.module.css';
import { FooterHours } from './footer-hours.tsx';
import { contactPath, footerLines, legalLinks, socialLinks } from './footer-lines.ts';
import { FooterMenus } from './footer-menus.tsx';
import { GovernmentWordmark } from './government-wordmark.tsx';
import { SocialIcon } from './social-icon.tsx';

export function FooterColumns({ settings }: { settings: SiteSettings }) {
  const { store_info: store } = settings;
  const social = socialLinks(store);
  const { address, contact, message } = footerLines(store);
  const showsAddress = !store.hide_footer_address && address.length > 0;
  return (
    <>
      {message && <p className={styles.message}>{message}</p>}
      <div className={styles.columns}>
        {!settings.gated && <FooterMenus settings={settings} />}
        {showsAddress && (
          <section aria-labelledby="find-us" className={styles.findUs}>
            <h2 id="find-us" className={styles.head}>
              {m.chrome_find_us_at()}
            </h2>
            <address className={styles.address}>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <FooterHours />
            {!settings.gated && (
              <Link href={contactPath(settings)} className={styles.visit}>
                {m.chrome_map_and_hours()}
              </Link>
            )}
          </section>
        )}
        {contact.length > 0 && (
          <section aria-labelledby="contact-us">
            <h2 id="contact-us" className={styles.head}>
              {m.chrome_contact_us()}
            </h2>
            <ul className={styles.plain}>
              {contact.map(({ key, label, value, href }) => (
                <li key={key}>
                  {needsLabel(key) && m.common_label({ label })}
                  {href ? <a href={href}>{value}</a> : value}
                </li>
              ))}
            </ul>
          </section>
        )}
        {social.length > 0 && (
          <section aria-labelledby="social">
            <h2 id="social" className={styles.head}>
              {m.chrome_social()}
            </h2>
            <ul className={styles.social}>
              {social.map(({ network, name, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener me" aria-label={name} title={name}>
                    <SocialIcon network={network} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Legal settings={settings} showsMap={!showsAddress} />
    </>
  );
}

/** A first number and addresses speak for themselves; other numbers say what they are. */
const needsLabel = (line: string) => !['phone', 'email', 'url'].includes(line);

/** `showsMap`: 'Map & Hours' has no address to stand below. */
function Legal({ settings, showsMap }: { settings: SiteSettings; showsMap: boolean }) {
  return (
    <div className={styles.legal}>
      <span>{m.chrome_prices_in({ currency: settings.store_info.iso4217_currency })}</span>
      {showsMap && !settings.gated && <Link href={contactPath(settings)}>{m.chrome_map_and_hours()}</Link>}
      {legalLinks(settings).map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
      <span id="privacy-choices" />
      <span>
        <ParaglideMessage
          message={m.chrome_powered_by}
          markup={{
            platform: ({ children }) =>
              settings.platform_url ? (
                <a href={settings.platform_url} translate="no">
                  {children}
                </a>
              ) : (
                <span translate="no">{children}</span>
              ),
          }}
        />
      </span>
      {settings.show_government_of_canada_logo && (
        <GovernmentWordmark isBilingual={settings.government_of_canada_bilingual} />
      )}
    </div>
  );
}
