import * as m from '../../../messages/compiled/messages.js';
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
        title={m.account_other_account_now()}
        actions={
          <>
            <LinkButton href={back}>{m.account_stay_logged_in()}</LinkButton>
            <LogOutFirst back={back} />
          </>
        }
      >
        <p role="alert">{m.account_other_account_page({ as })}</p>
      </EmptyState>
    </PageBody>
  );
}
