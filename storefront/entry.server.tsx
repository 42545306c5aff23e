import { renderToString } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { preloadNotices } from '../blocks/lazy-notices.tsx';
import { preloadRenderers } from '../blocks/lazy-renderers.ts';
import { Notices } from '../blocks/notices.tsx';
import { renderers } from '../blocks/renderers.ts';
import '../messages/server-locale.ts';
import { PicturePreviews } from '../ui/picture-preview.ts';
import { hydrationScripts } from './hydration-scripts.ts';
import { findPreviewOf, passHtml, styleSheetsOf } from './load-context.ts';
import { AskUs } from './parts/browse/ask-us.tsx';
import { preloadAskUs } from './parts/browse/lazy-ask-us.tsx';
import { MenuMore } from './parts/chrome/menu-more.tsx';
import { preloadMenuMore } from './parts/chrome/navigation.tsx';
import { SheetsOfPage, sheetsOf } from './parts/page/page-sheets.tsx';
import { AnswersPost } from './parts/page/restart-script.ts';
import { preloadPicks } from './parts/title/lazy-picks.tsx';
import { PicksShelf } from './parts/title/picks-shelf.tsx';

preloadRenderers(renderers);
preloadNotices(Notices);
preloadAskUs(AskUs);
preloadMenuMore(MenuMore);
preloadPicks(PicksShelf);

/**
 * Renders the whole page before the first byte leaves: its scripts are then known, so that the policy can name their
 * hashes and the page can be cached (docs/decisions/0004). A string suffices, at half the cost of a stream: loaders have
 * all the data and the server has all the code, so no part of a page suspends (docs/decisions/0033).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: data, ...context }: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { matches, loaderData } = context.staticHandlerContext;
  const texts = styleSheetsOf(loadContext);
  const routes = matches.map(({ route }) => context.manifest.routes[route.id]);
  const html = renderToString(
    <AnswersPost value={request.method === 'POST'}>
      <SheetsOfPage value={texts ? sheetsOf(routes, texts) : null}>
        <PicturePreviews value={findPreviewOf(loadContext) ?? noPreview}>
          <ServerRouter context={context} url={request.url} />
        </PicturePreviews>
      </SheetsOfPage>
    </AnswersPost>,
  );
  const scripts = data ? await hydrationScripts(data, loaderData) : '';
  const end = html.lastIndexOf('</body>');
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = `<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`;
  const isTaken = passHtml(loadContext, page);
  return new Response(isTaken || request.method === 'HEAD' ? null : page, { status, headers });
}

const noPreview = () => undefined;

/** What a page's code threw, in one line as the rest of the log. What the request itself got wrong is no fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const { pathname } = new URL(request.url);
  console.error(
    JSON.stringify({
      level: 50,
      time: Date.now(),
      path: pathname,
      err: { message, stack },
      msg: 'page failed',
    }),
  );
}
