import { data, redirect, useActionData } from 'react-router';
import { apiOf } from '../load-context.ts';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';
import { type RefusedForm, runListForm } from '../parts/list-search/list-form.ts';
import { ListForms } from '../parts/list-search/list-forms.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { sentForm } from '../sent-form.ts';
import type { Route } from './+types/search-list';
import styles from './search-list.module.css';

/** What the search box was given that is more than words: a form without JavaScript cannot look through it there. */
export async function load({ url }: LoadArgs) {
  const given = (name: string) => url.searchParams.get(name)?.slice(0, 100_000) ?? '';
  return { url: given('url'), list: given('list') };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(rootOf(matches), {
    name: 'Search with a list',
    description: 'Find the books of a reading list, an order or a web page all at once.',
    canonical: '/search/list',
  });
}

/** The forms, posted by browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await sentForm(request, context);
  if (typeof form === 'string')
    return data<RefusedForm>({ kind: 'file', error: form, typed: '' }, { status: 400 });
  const outcome = await runListForm(apiOf(context), form);
  return 'path' in outcome ? redirect(outcome.path, 303) : data(outcome, { status: 400 });
}

/** Search with a file, a web page or a list of ISBNs (SEARCH-005..022). */
export default function SearchListPage() {
  const given = useLoaded<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PageBody className={styles.page}>
      <h1>Search with a list</h1>
      <p className={styles.why}>
        A reading list, an order, somebody’s ten best of the year: we look for the ISBNs in it and show you
        the books.
      </p>
      <ListForms given={given} refused={refused ?? null} />
    </PageBody>
  );
}
