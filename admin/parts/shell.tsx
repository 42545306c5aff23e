import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { roleName } from '../../contract/admin/role-name.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, ExternalIcon, MenuIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { areaGroupNames, areaGroupsFor } from './areas.ts';
import styles from './shell.module.css';
import { useStore } from './use-store.ts';

type Me = AdminOutput<'staff/me'>;

/** The frame of every page: which store, where to go, who is logged in. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const { name } = useStore();
  return (
    <div className={styles.shell}>
      <header className={styles.side} data-print="hide">
        <p className={styles.store}>
          {name}
          <span>{m.desk_back_office()}</span>
        </p>
        <button type="button" popoverTarget="menu" className={styles.opener}>
          <MenuIcon />
          {m.desk_menu()}
        </button>
        <Menu me={me} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** Beside the page where there is room; else it opens over the page, also without JavaScript. */
function Menu({ me }: { me: Me }) {
  const { reached } = useStore();
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes once another page is open
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  return (
    <div ref={menu} id="menu" popover="auto" className={styles.menu}>
      <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={styles.closer}>
        <CloseIcon />
        <VisuallyHidden>{m.desk_menu_close()}</VisuallyHidden>
      </button>
      <nav aria-label={m.desk_main()}>
        {areaGroupsFor(me.permissions).map(([group, areas]) => (
          <div key={group} className={styles.group}>
            {group !== 'start' && <p id={`menu-${group}`}>{areaGroupNames[group]()}</p>}
            <ul className={styles.areas} aria-labelledby={group === 'start' ? undefined : `menu-${group}`}>
              {areas.map(({ path, name, isNewDocument }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    end={path === '/'}
                    reloadDocument={isNewDocument}
                    className={styles.area}
                  >
                    {name()}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.person}>
        <a href={reached} target="_blank" rel="noreferrer" className={styles.shop}>
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
    </div>
  );
}
