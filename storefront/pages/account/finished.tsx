import { safeBackPath } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { customerOf } from '../../parts/account/page-session.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { useSettings } from '../../parts/session/use-settings.ts';
import type { Route } from './+types/finished';

export async function load(args: LoadArgs) {
  await customerOf(args);
  return { back: safeBackPath(args.url.searchParams.get('back')) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = m.account_created();
  return unlistedMeta(matches, name);
}

/** ACCOUNT-021, ACCOUNT-076. */
export default function FinishedPage() {
  const { back } = useLoaded<typeof loader>();
  const { ws_custom_welcome_msg: welcome, store_info: store } = useSettings();
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<CheckIcon size={40} />}
        title={m.account_created()}
        actions={
          <>
            <LinkButton href="/account/details">{m.account_details()}</LinkButton>
            <LinkButton href={back} variant="primary">
              {m.order_continue_shopping()}
            </LinkButton>
          </>
        }
      >
        <p>{welcome || m.account_created_welcome({ name: store.name })}</p>
      </EmptyState>
    </PageBody>
  );
}
