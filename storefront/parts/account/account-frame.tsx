import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { PageBody } from '../page/page-body.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-frame.module.css';
import { useLogout } from './use-logout.ts';

const views = [
  { view: 'orders', label: m.order_history_title },
  { view: 'lists', label: m.lists_title },
  { view: 'alerts', label: m.alert_title },
  { view: 'details', label: m.account_details },
  { view: 'addresses', label: m.account_address_book },
  { view: 'link', label: m.account_linked_accounts },
] as const;

interface AccountFrameProps {
  title: string;
  view: (typeof views)[number]['view'];
  children: ReactNode;
}

/** What the pages of an account share: the way from one to the other, and out. */
export function AccountFrame({ title, view, children }: AccountFrameProps) {
  const logout = useLogout();
  const { alerts_enabled: hasAlerts } = useSettings();
  return (
    <PageBody>
      <div className={styles.head}>
        <h1>{title}</h1>
        <form
          method="post"
          action="/account/login"
          onSubmit={(event) => {
            event.preventDefault();
            void logout();
          }}
        >
          <DrawnFor />
          <input type="hidden" name="intent" value="logout" />
          <Button type="submit" size="s">
            {m.account_log_out()}
          </Button>
        </form>
      </div>
      <TabLinks
        label={m.account_your_account()}
        tabs={views
          .filter(({ view: one }) => one !== 'alerts' || hasAlerts)
          .map((v) => ({ label: v.label(), href: `/account/${v.view}`, current: v.view === view }))}
      />
      <div className={styles.body}>{children}</div>
    </PageBody>
  );
}
