import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirect,
  useParams,
  useRouteError,
} from 'react-router';
import { coverAddress } from '../../contract/cover-address.ts';
import type { Title } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import steps from '../parts/item/item-steps.module.css';
import { ItemSteps } from '../parts/item/item-steps.tsx';
import { ItemView } from '../parts/item/item-view.tsx';
import { LazyMissingItem, missingItem } from '../parts/item/lazy-missing-item.tsx';
import { previewOf } from '../parts/item/preview.ts';
import { Related } from '../parts/item/related.tsx';
import { useWhole } from '../parts/item/use-whole.ts';
import { bookLd, breadcrumbLd, JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { SomethingWrong } from '../parts/page/something-wrong.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { useSettings } from '../parts/session/use-settings.ts';
import { itemPath, subjectPath } from '../parts/title/paths.ts';
import { rememberedTitle } from '../parts/title/remembered-title.ts';
import type { Route } from './+types/item';

interface ItemData {
  title: Title;
  listId: number | undefined;
  /** ?registry=: copies are bought for this gift registry. */
  registryId: number | undefined;
  /** The whole title, where `title` is only what the page before knew. */
  whole?: Promise<Title>;
}

const missing = ['not_found', 'invalid_input'];

export async function load({ api, params, url }: LoadArgs): Promise<ItemData> {
  const listId = Number(params.list_id) || undefined;
  const eisbn = params.item_id ?? '';
  const answer = await api('title/getItem', { eisbn, list_id: listId });
  if (!answer.ok && missing.includes(answer.error_code)) throw await missingItem(api);
  const title = valueFrom(answer);
  if (title.is_giftcard) throw redirect('/gift-cards');
  // An ISBN in another spelling leads to the one address of the book.
  if (eisbn !== title.eisbn) throw redirect(itemPath(title.eisbn, listId) + url.search, 301);
  // A list that is gone, or never had the book, has no way back.
  if (params.list_id !== undefined && !title.in_list) throw redirect(itemPath(title.eisbn) + url.search);
  return { title, listId, registryId: registryOf(url) };
}
export const loader = serverLoader(load);

/** Shows at once what the page before knew of the title (ITEM-006); the rest follows. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ItemData> {
  const row = rememberedTitle(args.params.item_id ?? '');
  const loading = browserLoader(load)(args);
  if (!row) return loading;
  const whole = loading.then((data) => data.title);
  // Avoid an unhandled rejection if the shopper leaves before the title loads.
  whole.catch(() => {});
  return {
    title: previewOf(row),
    listId: Number(args.params.list_id) || undefined,
    registryId: registryOf(new URL(args.request.url)),
    whole,
  };
}

function registryOf(url: URL): number | undefined {
  const id = url.searchParams.get('registry') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = fromDataBlock(loaderData)?.title;
  if (!title) {
    return unlistedMeta(matches, m.item_not_found_title());
  }
  const names = title.authors.map((a) => a.name).join(', ');
  return [
    ...pageMeta(rootOf(matches), {
      name: names ? m.item_title_by({ title: title.title, names }) : title.title,
      description: title.description || title.summary || m.item_title_by({ title: title.title, names }),
      canonical: itemPath(title.eisbn),
      image: coverAddress(title, 720, 'jpg'),
      type: 'book',
    }),
  ];
}

/** One title; inside a list with its previous and next (ITEM-005, ITEM-008). */
export default function Item() {
  const { title: first, listId, registryId, whole } = useLoaded<ItemData>();
  const { value: title, waiting } = useWhole(first, whole);
  const settings = useSettings();
  const [subject] = title.subjects;
  const crumbs = [
    { label: m.common_home(), href: '/' },
    { label: m.common_browse(), href: '/browse' },
    ...(subject ? [{ label: subject.subject, href: subjectPath(subject.id) }] : []),
    { label: title.title, href: itemPath(title.eisbn) },
  ];
  return (
    <PageBody>
      <p data-print="only">{settings.store_info.name}</p>
      <div className={steps.bar} data-print="hide">
        <Breadcrumbs crumbs={crumbs.map((c, i) => (i === crumbs.length - 1 ? { label: c.label } : c))} />
        <ItemSteps title={title} listId={listId} />
      </div>
      <ItemView
        key={title.eisbn}
        title={title}
        waiting={waiting}
        hasLeadNote={first.comments.length > 0}
        registryId={settings.gift_registry_enabled ? registryId : undefined}
      />
      {!waiting && <Related key={`related ${title.eisbn}`} title={title} />}
      <JsonLd data={[bookLd(settings, title), breadcrumbLd(settings.store_info.base_url, crumbs)]} />
    </PageBody>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { item_id = '' } = useParams();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SomethingWrong error={error} />;
  return <LazyMissingItem isbn={item_id} />;
}
