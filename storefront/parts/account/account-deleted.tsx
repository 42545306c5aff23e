import { useEffect } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { PageBody } from '../page/page-body.tsx';
import { focusHeading } from '../page/use-arrival.ts';

/**
 * Shown in place of the details of a deleted account until the home page has loaded (ACCOUNT-072); without JavaScript
 * (`stays`), until the reader goes there.
 */
export function AccountDeleted({ stays = false }: { stays?: boolean }) {
  useEffect(() => {
    // The pressed button was far down on a longer page, and is gone.
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<CheckIcon size={40} />}
        title={m.account_deleted()}
        actions={<LinkButton href="/">{m.common_go_to_homepage()}</LinkButton>}
      >
        <p>{stays ? m.account_deleted_gone() : m.account_deleted_gone_home()}</p>
      </EmptyState>
    </PageBody>
  );
}
