import { isRouteErrorResponse, useLocation, useParams, useRouteError } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { LoginPrompt } from '../account/login-prompt.tsx';
import { MissingPage } from '../page/missing-page.tsx';
import { PageBody } from '../page/page-body.tsx';

/** In place of a list that can't be shown (LIST-008): it needs a login, has a bad id, or failed (LIST-030..032, LIST-034). */
export function ListProblem() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { list_id = '' } = useParams();
  if (isRouteErrorResponse(error) && error.status === 401) {
    return (
      <PageBody>
        <LoginPrompt back={pathname + search} title={m.refusal_list_login()} />
      </PageBody>
    );
  }
  return (
    <MissingPage
      title={/^\d+$/.test(list_id) ? m.item_list_missing_title() : m.item_list_incorrect_title()}
      reason={m.item_list_missing()}
      ways={
        <>
          <LinkButton href="/features" variant="primary">
            {m.item_list_see_all()}
          </LinkButton>
          <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
        </>
      }
    />
  );
}
