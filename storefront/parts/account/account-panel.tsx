import type { RefObject } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { PanelOrDrawer } from '../../../ui/panel-or-drawer.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-menu.module.css';
import { AccountMenu } from './account-menu.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpLine } from './sign-up-line.tsx';

interface AccountPanelProps {
  id: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The login form, or the account menu after login: a popover, on small screens a drawer (CHROME-030..036). */
export default function AccountPanel({ id, open, trigger, onClose }: AccountPanelProps) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const { gated } = useSettings();
  const { revalidate } = useRevalidator();
  const enter = async () => {
    // After login at a gate the page reloads: its settings are those of the gate.
    if (!gated) await revalidate();
    onClose();
  };
  const loggedIn = session?.logged_in ?? false;
  const back = pathname.startsWith('/account/') ? '/' : pathname + search;
  const title = loggedIn ? m.account_your_account() : m.account_login();
  const content = loggedIn ? (
    <AccountMenu onDone={onClose} />
  ) : (
    <div className={styles.login}>
      <LoginForm back={back} onDone={enter} />
      <SignUpLine back={back} />
    </div>
  );
  return (
    <PanelOrDrawer
      title={title}
      id={id}
      open={open}
      trigger={trigger}
      onClose={onClose}
      height={loggedIn ? 380 : 450}
    >
      {content}
    </PanelOrDrawer>
  );
}
