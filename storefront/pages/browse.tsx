import { redirect, useLocation } from 'react-router';
import { parseFilterPath, toBrowseInput } from '../../contract/filter-path.ts';
import { blockFormAction } from '../block-form-action.ts';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { addressSense } from '../parts/browse/address-sense.ts';
import { browseMeta } from '../parts/browse/browse-meta.ts';
import { BrowsePage } from '../parts/browse/browse-page.tsx';
import { askUsCode } from '../parts/browse/lazy-ask-us.tsx';
import { isBrowseAddress, movedAddress } from '../parts/browse/moved-address.ts';
import { loadNoResultsHelp } from '../parts/browse/no-results-help.ts';
import { lastPageInstead } from '../parts/browse/paging.ts';
import { loadSideLists } from '../parts/browse/side-lists.ts';
import { rootOf } from '../parts/page/root-data.ts';
import { inPreferredSize } from '../parts/title/page-size.ts';
import type { Route } from './+types/browse';

export async function load({ api, url }: LoadArgs) {
  const moved = movedAddress(url);
  if (moved) throw redirect(moved);
  if (!isBrowseAddress(url) || addressSense(url.pathname) === 'none') throw notFound();
  const state = parseFilterPath(url.pathname);
  const [answer, lists] = await Promise.all([api('browse/get', toBrowseInput(state)), loadSideLists(api)]);
  const result = { ...valueFrom(answer), lists };
  const last = lastPageInstead(state, result);
  if (last) throw redirect(last);
  // Where a page of the shop answers, no book was meant.
  const isDeadEnd = state.text && result.rows.length === 0 && result.answers.length === 0;
  if (!isDeadEnd) return { ...result, help: undefined };
  const [help] = await Promise.all([loadNoResultsHelp(api), askUsCode.settled()]);
  return { ...result, help };
}
export const loader = serverLoader(load);
/** For the form that asks for a book, posted by browsers without JavaScript. */
export const action = blockFormAction;
export const clientLoader = browserLoader(load, inPreferredSize);

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return browseMeta(rootOf(matches), location.pathname, fromDataBlock(loaderData));
}

/** Search and browse: /browse and /browse/filter/… (BROWSE-002, BROWSE-005). */
export default function Browse() {
  const result = useLoaded<typeof loader>();
  const { pathname } = useLocation();
  return <BrowsePage state={parseFilterPath(pathname)} result={result} />;
}
