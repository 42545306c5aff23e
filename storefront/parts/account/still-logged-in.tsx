import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { PageBody } from '../page/page-body.tsx';
import { LogOutFirst } from './log-out-first.tsx';

/** Without JavaScript: 'Log out' was pressed on a page of another customer than the one logged in now. */
export function StillLoggedIn({ as, back }: { as: string; back: string }) {
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<UserIcon size={40} />}
        title="Another account is logged in now"
        actions={
          <>
            <LinkButton href={back}>Stay logged in</LinkButton>
            <LogOutFirst back={back} />
          </>
        }
      >
        <p role="alert">
          The page you came from was made for another account. You are logged in as {as}; nobody was logged
          out.
        </p>
      </EmptyState>
    </PageBody>
  );
}
