import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { classNames } from '../../../ui/class-names.ts';
import { UserIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSession } from '../session/session-provider.tsx';
import styles from './header.module.css';

const accountPanel = popupCode(() => import('../account/account-panel.tsx'));

/** 'Login', or who is logged in (CHROME-012, 036, 037). A link first: pressed, a panel opens beside it (CHROME-030). */
export function AccountControl() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const trigger = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [open, setOpen] = useState<boolean | null>(null);
  const user = session?.user ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes the panel
  useEffect(() => setOpen((was) => was && false), [pathname]);

  function ask(event: MouseEvent) {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    setOpen(!open);
  }
  const back = pathname.startsWith('/account/') ? '' : `?back=${encodeURIComponent(pathname + search)}`;
  const name = user && (user.is_institution && user.company ? user.company : user.first_name);
  return (
    <>
      <Link
        ref={trigger}
        href={user ? '/account/orders' : `/account/login${back}`}
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        aria-label={name === null ? m.chrome_login() : m.chrome_your_account({ name })}
        onClick={ask}
        onPointerEnter={accountPanel.preload}
        onFocus={accountPanel.preload}
      >
        {user && (
          <span className={styles.avatar} aria-hidden="true">
            {initials(user)}
          </span>
        )}
        <UserIcon />
        <span className={classNames(styles.word, styles.name)}>{name ?? m.chrome_login()}</span>
      </Link>
      {open !== null && (
        <LazyPopup code={accountPanel} id={id} open={open} trigger={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function initials({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].map((part) => [...part][0] ?? '').join('');
}
