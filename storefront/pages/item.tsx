import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { ItemView } from '../parts/item/item-view.tsx';
import { Related } from '../parts/item/related.tsx';
import { bookLd, breadcrumbLd, JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { SomethingWrong } from '../parts/page/something-wrong.tsx';
import { useSettings } from '../parts/session/use-settings.ts';
import { coverAddress } from '../parts/title/cover-address.ts';
import { itemPath, subjectPath } from '../parts/title/paths.ts';
import type { Route } from './+types/item';

export async function load({ api, params }: LoadArgs) {
  const listId = Number(params.list_id) || undefined;
  const eisbn = params.item_id ?? '';
  const title = valueFrom(await api('title/getItem', { eisbn, list_id: listId }), [
    'not_found',
    'invalid_input',
  ]);
  if (title.is_giftcard) throw redirect('/gift-cards');
  return { title, listId };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.title;
  if (!title) {
    return pageMeta(rootOf(matches), { name: 'No Results', description: '', canonical: '', noindex: true });
  }
  const names = title.authors.map((a) => a.name).join(', ');
  return [
    ...pageMeta(rootOf(matches), {
      name: [title.title, names].filter(Boolean).join(' by '),
      description: title.description || title.summary || `${title.title} by ${names}`,
      canonical: itemPath(title.eisbn),
      image: coverAddress(title, 720, 'jpg'),
      type: 'book',
    }),
  ];
}

/** One title; inside a list with its previous and next (ITEM-005, ITEM-008). */
export default function Item() {
  const { title, listId } = useLoaderData<typeof loader>();
  const settings = useSettings();
  const [subject] = title.subjects;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Browse', href: '/browse/filter' },
    ...(subject ? [{ label: subject.subject, href: subjectPath(subject.id) }] : []),
    { label: title.title, href: itemPath(title.eisbn) },
  ];
  return (
    <PageBody>
      <Breadcrumbs crumbs={crumbs.map((c, i) => (i === crumbs.length - 1 ? { label: c.label } : c))} />
      <ItemView key={title.eisbn} title={title} listId={listId} />
      <Related title={title} />
      <JsonLd data={[bookLd(settings, title), breadcrumbLd(settings.store_info.base_url, crumbs)]} />
    </PageBody>
  );
}

/** A title that is not there shows 'No Results' (ITEM-041). */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SomethingWrong error={error} />;
  return (
    <PageBody>
      <EmptyState
        title="No Results"
        level={1}
        actions={<LinkButton href="/browse/filter">Browse books</LinkButton>}
      >
        We do not have a book with this number. Search by title or author: it may be here in another edition.
      </EmptyState>
    </PageBody>
  );
}
