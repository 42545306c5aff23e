import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { roleName } from '../../contract/admin/role-name.ts';
import { m } from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { ExternalIcon } from '../../ui/icons.tsx';
import { areasFor } from './areas.ts';
import styles from './shell.module.css';
import { useStore } from './use-store.ts';

type Me = AdminOutput<'staff/me'>;

/** The frame of every page: which store, where to go, who is logged in. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const { name, origin } = useStore();
  const menu = useRef<HTMLElement>(null);
  useOpenAreaInSight(menu);
  return (
    <div className={styles.shell}>
      <header className={styles.side} data-print="hide">
        <p className={styles.store}>
          {name}
          <span>{m.desk_back_office()}</span>
        </p>
        <nav ref={menu} aria-label={m.desk_main()} className={styles.nav}>
          <ul className={styles.areas}>
            {areasFor(me.permissions).map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={styles.area}>
                  {name()}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.person}>
          <a href={origin} target="_blank" rel="noreferrer" className={styles.shop}>
            {m.desk_open_shop()}
            <ExternalIcon size={16} />
          </a>
          <p className={styles.who}>
            <Link to="/account">{me.name}</Link>
            <span>{roleName(me.role)}</span>
          </p>
          <Form method="post" action="/logout">
            <Button type="submit" size="s">
              {m.desk_log_out()}
            </Button>
          </Form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** On a phone the menu is one line that scrolls, with the area that is open in its middle. */
function useOpenAreaInSight(menu: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open area follows the address
  useEffect(() => {
    const [nav, open] = [menu.current, menu.current?.querySelector('[aria-current]')];
    if (nav && open instanceof HTMLElement)
      nav.scrollTo({ left: open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2 });
  }, [menu, pathname]);
}
