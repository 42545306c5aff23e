import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { noticesCode } from '../blocks/lazy-notices.tsx';
import { preloadRenderers } from '../blocks/lazy-renderers.ts';
import { Notices } from '../blocks/notices.tsx';
import { renderers } from '../blocks/renderers.ts';
import { loggedPath } from '../contract/paths.ts';
import '../messages/server-locale.ts';
import { PicturePreviews } from '../ui/picture-preview.ts';
import { findPreviewOf, isAtRest, nonceOf, passHtml, styleSheetsOf } from './load-context.ts';
import { dataBlocks } from './page-data.ts';
import { mergedNoticeCode } from './parts/account/lazy-merged-notice.tsx';
import { MergedNotice } from './parts/account/merged-notice.tsx';
import { AskUs } from './parts/browse/ask-us.tsx';
import { askUsCode } from './parts/browse/lazy-ask-us.tsx';
import { MenuMore } from './parts/chrome/menu-more.tsx';
import { preloadMenuMore } from './parts/chrome/navigation.tsx';
import { missingItemCode } from './parts/item/lazy-missing-item.tsx';
import { MissingItem } from './parts/item/missing-item.tsx';
import { AtRest } from './parts/page/at-rest.ts';
import { DataBlocksOfPage } from './parts/page/data-blocks.tsx';
import { SheetsOfPage, sheetsOf } from './parts/page/page-sheets.tsx';
import { AnswersPost } from './parts/page/restart-script.ts';
import { ScriptNonce } from './parts/page/script-nonce.ts';
import { picksCode } from './parts/title/lazy-picks.tsx';
import { PicksShelf } from './parts/title/picks-shelf.tsx';

preloadRenderers(renderers);
noticesCode.loaded = Notices;
mergedNoticeCode.loaded = MergedNotice;
askUsCode.loaded = AskUs;
preloadMenuMore(MenuMore);
missingItemCode.loaded = MissingItem;
picksCode.loaded = PicksShelf;

/**
 * Renders the whole page before the first byte leaves: its scripts are then known, so that the policy can name their
 * hashes and the page can be cached (docs/decisions/0004, 0031).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { matches, loaderData } = context.staticHandlerContext;
  const texts = styleSheetsOf(loadContext);
  const routes = matches.map(({ route }) => context.manifest.routes[route.id]);
  const nonce = nonceOf(loadContext);
  const page = await renderWhole(
    <AnswersPost value={request.method === 'POST'}>
      <SheetsOfPage value={texts ? sheetsOf(routes, texts) : null}>
        <PicturePreviews value={findPreviewOf(loadContext) ?? noPreview}>
          <DataBlocksOfPage value={dataBlocks(loaderData)}>
            <AtRest value={isAtRest(loadContext)}>
              <ScriptNonce value={nonce}>
                <ServerRouter context={context} url={request.url} nonce={nonce} />
              </ScriptNonce>
            </AtRest>
          </DataBlocksOfPage>
        </PicturePreviews>
      </SheetsOfPage>
    </AnswersPost>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const isTaken = passHtml(loadContext, page);
  return new Response(isTaken || request.method === 'HEAD' ? null : page, { status, headers });
}

function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A browser without scripts could not put larger parts into their place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(whole),
      onError: reject,
    });
  });
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
      path: loggedPath(pathname),
      err: { message, stack },
      msg: 'page failed',
    }),
  );
}
