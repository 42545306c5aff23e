import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { PageBody } from '../page/page-body.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './account-frame.module.css';
import { useLogout } from './use-logout.ts';

const views = [
  { view: 'details', label: 'Account Details' },
  { view: 'addresses', label: 'Address Book' },
  { view: 'orders', label: 'Orders' },
  { view: 'link', label: 'Linked Accounts' },
] as const;

interface AccountFrameProps {
  title: string;
  view: (typeof views)[number]['view'];
  children: ReactNode;
}

/** What the pages of an account share: the way from one to the other, and out. */
export function AccountFrame({ title, view, children }: AccountFrameProps) {
  const logout = useLogout();
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
            Log out
          </Button>
        </form>
      </div>
      <TabLinks
        label="Your account"
        tabs={views.map((v) => ({ label: v.label, href: `/account/${v.view}`, current: v.view === view }))}
      />
      <div className={styles.body}>{children}</div>
    </PageBody>
  );
}
