import { useActionData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';
import { serverAction } from '../page-submit.ts';
import { ListForms } from '../parts/list-search/list-forms.tsx';
import { submitList } from '../parts/list-search/submit-list.ts';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
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
    name: m.search_list_heading(),
    description: m.search_list_lead(),
    canonical: '/search/list',
  });
}

/** The forms, posted by browsers without JavaScript. */
export const action = serverAction(submitList);

/** Search with a file, a web page or a list of ISBNs (SEARCH-005..022). */
export default function SearchListPage() {
  const given = useLoaded<typeof loader>();
  const posted = useActionData<typeof action>();
  // What cannot be read at all is a file.
  const refused = posted ? { kind: 'file' as const, sentence: '', typed: '', ...posted } : null;
  return (
    <PageBody className={styles.page}>
      <h1>{m.search_list_heading()}</h1>
      <p className={styles.why}>{m.search_list_intro()}</p>
      <ListForms given={given} refused={refused} />
    </PageBody>
  );
}
