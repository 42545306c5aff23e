import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { CopyIcon, MailIcon } from '../../../ui/more-icons.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { SocialIcon } from '../chrome/social-icon.tsx';
import { useSettings } from '../session/use-settings.ts';
import { calendarLinks, type OutsideLink, shareLinks } from './event-links.ts';
import { feedPath } from './event-paths.ts';
import styles from './event-view.module.css';

/** The event for the reader's own calendar. */
export function AddToCalendar({ event }: { event: ShopEvent }) {
  const settings = useSettings();
  return (
    <section className={styles.side} data-print="hide">
      <h2>{m.events_add_to_calendar()}</h2>
      <OutsideLinks links={calendarLinks(event, settings)} />
      {event.category && !settings.is_private && (
        <Link href={`${feedPath}?category=${event.category.id}`}>
          {m.events_follow_category({ category: event.category.name })}
        </Link>
      )}
    </section>
  );
}

/** The event for others: the networks that the shop has switched on, and its address. */
export function ShareEvent({ event }: { event: ShopEvent }) {
  const settings = useSettings();
  const { base_url } = settings.store_info;
  const links = shareLinks(event, base_url, settings);
  const scripted = useScripted();
  const { show } = useToasts();
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(base_url + eventPath(event.id));
      show({ tone: 'success', message: m.lists_link_copied() });
    } catch {
      show({ tone: 'error', message: m.lists_link_not_copied() });
    }
  }
  if (links.length === 0 && !scripted) return null;
  return (
    <section className={styles.side} data-print="hide">
      <h2>{m.events_share()}</h2>
      <ul className={styles.share}>
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <IconLink
              href={href}
              label={label}
              icon={network === 'email' ? <MailIcon size={20} /> : <SocialIcon network={network} />}
              outlined
              {...(network !== 'email' && { target: '_blank', rel: 'noopener nofollow' })}
            />
          </li>
        ))}
        {scripted && (
          <li>
            <IconButton
              label={m.events_copy_link()}
              icon={<CopyIcon size={20} />}
              outlined
              onClick={copyLink}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

function OutsideLinks({ links }: { links: OutsideLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href.startsWith('https:') ? (
            <Link href={href} target="_blank" rel="noopener nofollow">
              {label}
            </Link>
          ) : (
            <Link href={href}>{label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
