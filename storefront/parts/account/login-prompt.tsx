import { withBack } from '../../../contract/back-path.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserIcon } from '../../../ui/icons.tsx';

/** Said to guests in place of what is for customers (ACCOUNT-007); they come back afterwards (ACCOUNT-008). */
export function LoginPrompt({ back, note }: { back: string; note?: string }) {
  return (
    <EmptyState
      level={1}
      icon={<UserIcon size={40} />}
      title="You must login or sign up to use this feature."
      actions={
        <>
          <LinkButton href={withBack('/account/signup', back)}>Sign up</LinkButton>
          <LinkButton href={withBack('/account/login', back)} variant="primary">
            Login
          </LinkButton>
        </>
      }
    >
      {note && <p>{note}</p>}
    </EmptyState>
  );
}
