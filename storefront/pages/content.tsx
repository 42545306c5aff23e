import { redirect } from 'react-router';
import { BlockPage } from '../../blocks/block-page.tsx';
import { blocksReady } from '../../blocks/lazy-renderers.ts';
import { isLegalPath } from '../../contract/legal-paths.ts';
import { menuRedirect } from '../../contract/menu-route.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { blockFormAction } from '../block-form-action.ts';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { pageMeta } from '../parts/page/meta.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/content';

/** Old addresses that lead elsewhere whatever the store (APP-025, APP-026, CHECKOUT-003). */
const moved: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^\/r\/(?:ei|eigr)\/([^/]+)$/, ([, id]) => `/item/${id}`],
  [/^\/checkout\/?$/, () => '/checkout/cart'],
];

export async function load({ api, url }: LoadArgs) {
  const path = url.pathname.replace(/\/+$/, '') || '/';
  for (const [from, to] of moved) {
    const match = from.exec(path);
    if (match) throw redirect(to(match), 301);
  }
  const settings = valueFrom(await api('store/getSettings', {}));
  const { url_shortcuts: shortcuts } = settings;
  const short = path.slice(1);
  if (Object.hasOwn(shortcuts, short)) throw redirect(shortcuts[short] ?? '/', 302);
  const answer =
    settings.gated && isLegalPath(path)
      ? await api('site_content/getLegalPage', { path })
      : await api('site_content/getPage', { path });
  if (!answer.ok) {
    if (answer.error_code === 'page_moved')
      throw redirect((answer.error_data as { path: string }).path + url.search, 301);
    const place = menuRedirect(settings, path);
    if (place) throw redirect(place, 302);
    // An address that no page can have, such as one that is too long, is one without a page.
    if (answer.error_code === 'not_found' || answer.error_code === 'invalid_input')
      throw await missingPage(api);
  }
  const page = valueFrom(answer);
  // The dedicated browse view has one address, whatever page the shop has put it on (BLOCK-050).
  const isBrowse = page.blocks.some((block) => block.component === 'browse');
  if (isBrowse && !path.startsWith('/dev/')) throw redirect('/browse');
  await blocksReady(page.blocks);
  return { page };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = blockFormAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = fromDataBlock(loaderData)?.page;
  if (!page) return unlistedMeta(matches, m.page_not_found_title());
  const { title: name, description, path: canonical, image } = page;
  return pageMeta(rootOf(matches), { name, description, canonical, image });
}

/** A page of blocks, by its path. */
export default function Content() {
  const { page } = useLoaded<typeof loader>();
  return <BlockPage page={page} />;
}

/** The 404 page (APP-028). */
export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.page_not_found_heading()}
      reason={m.page_not_found_reason()}
      ways={
        <>
          <LinkButton href="/" variant="primary">
            {m.common_go_to_homepage()}
          </LinkButton>
          <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
        </>
      }
    />
  );
}
