import { redirect } from 'react-router';
import { BlockPage } from '../../blocks/block-page.tsx';
import { blocksReady } from '../../blocks/lazy-renderers.ts';
import { blockFormAction } from '../block-form-action.ts';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { rootOf } from '../parts/page/root-data.ts';
import { storeLd } from '../parts/page/store-ld.ts';
import { SearchLine } from '../parts/search/search-line.tsx';
import { useSettings } from '../parts/session/use-settings.ts';
import type { Route } from './+types/home';

export async function load({ api, url }: LoadArgs) {
  const [front, locations, settings] = await Promise.all([
    api('site_content/getPage', { path: '/' }),
    api('webstore/getContactAndHours', {}),
    api('store/getSettings', {}),
  ]);
  const { landing_page_url: landing } = valueFrom(settings);
  const isLed = landing !== '' && url.pathname === '/' && !isFront(landing, url);
  const page = isLed ? await landingPage(api, landing) : valueFrom(front);
  await blocksReady(page.blocks);
  // With a landing page the shop's own front has an address of its own (APP-060).
  return { page, locations: valueFrom(locations), canonical: landing ? url.pathname : '/' };
}

/** A landing page that is the front itself leads nowhere. */
function isFront(address: string, url: URL): boolean {
  const { origin, pathname } = new URL(address, url);
  return origin === url.origin && pathname === '/';
}

/** The page of blocks that stands before the shop; anywhere else it lies, the reader is led there. */
async function landingPage(api: LoadArgs['api'], address: string) {
  const answer = address.startsWith('/') ? await api('site_content/getPage', { path: address }) : null;
  if (answer?.ok) return answer.value;
  throw redirect(address, 302);
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = blockFormAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const loaded = fromDataBlock(loaderData);
  return pageMeta(rootOf(matches), {
    name: loaded?.page.title ?? '',
    description: loaded?.page.description ?? '',
    canonical: loaded?.canonical ?? '/',
    image: loaded?.page.image,
  });
}

/** The shop's front: blocks that the shop owner arranges. */
export default function Home() {
  const { page, locations } = useLoaded<typeof loader>();
  const settings = useSettings();
  return (
    <BlockPage page={page} lead={<SearchLine full />}>
      <JsonLd data={storeLd(settings, locations)} />
    </BlockPage>
  );
}
