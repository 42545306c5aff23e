import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
  /** Where the shopper goes on afterwards; this page if not given. */
  back?: string;
  onLeave?: () => void;
}

/** Guests who press a button that is for customers (ACCOUNT-002, ACCOUNT-003, ACCOUNT-008). */
export function LoginDialog({ open, onClose, finalFocus, back, onLeave }: LoginDialogProps) {
  const { pathname, search } = useLocation();
  const goal = back ?? pathname + search;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={m.account_login()}
      size="s"
      footer={
        <>
          <LinkButton href={withBack('/account/signup', goal)} onClick={onLeave}>
            {m.account_sign_up()}
          </LinkButton>
          <LinkButton href={withBack('/account/login', goal)} onClick={onLeave} variant="primary">
            {m.account_login()}
          </LinkButton>
        </>
      }
    >
      <p>{m.account_login_needed()}</p>
    </Dialog>
  );
}
