import { BlockPage } from '../../blocks/block-page.tsx';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/draft';

export async function load({ api, params }: LoadArgs) {
  const answer = await api('site_content/getDraft', { token: params.token ?? '' });
  if (!answer.ok && (answer.error_code === 'not_found' || answer.error_code === 'invalid_input'))
    throw await missingPage(api);
  return { page: valueFrom(answer) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = fromDataBlock(loaderData)?.page.title;
  return unlistedMeta(matches, m.page_draft_title({ title: title || m.page_draft_untitled() }));
}

/** A draft of a page as it will be, for staff who opened its preview in the back office. */
export default function Draft() {
  const { page } = useLoaded<typeof loader>();
  return (
    <>
      <aside>
        <Container>
          <Notice>
            <p>{m.page_draft_notice()}</p>
          </Notice>
        </Container>
      </aside>
      <BlockPage page={page} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.page_draft_over()}
      reason={m.page_draft_over_reason()}
      ways={<LinkButton href="/">{m.common_go_to_homepage()}</LinkButton>}
    />
  );
}
