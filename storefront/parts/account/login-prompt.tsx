import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserIcon } from '../../../ui/icons.tsx';

interface LoginPromptProps {
  back: string;
  note?: string;
  title?: string;
}

/** Said to guests in place of what is for customers (ACCOUNT-007); they come back afterwards (ACCOUNT-008). */
export function LoginPrompt({ back, note, title = m.account_login_needed() }: LoginPromptProps) {
  return (
    <EmptyState
      level={1}
      icon={<UserIcon size={40} />}
      title={title}
      actions={
        <>
          <LinkButton href={withBack('/account/signup', back)}>{m.account_sign_up()}</LinkButton>
          <LinkButton href={withBack('/account/login', back)} variant="primary">
            {m.account_login()}
          </LinkButton>
        </>
      }
    >
      {note && <p>{note}</p>}
    </EmptyState>
  );
}
