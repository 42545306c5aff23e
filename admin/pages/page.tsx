import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { useStore } from '../parts/use-store.ts';

/** Only who opens a page loads its editor. */
const PageEditor = lazy(() => import('../parts/page-editor/page-editor.tsx'));

export const loader = deskLoader(async ({ api, store, params }) => {
  await checkMay(api, 'content:write');
  const page =
    params.id === 'new' ? null : valueFrom(await api('page/getForEditing', { id: params.id ?? '' }));
  const { kinds } = valueFrom(await api('page/getBlockKinds', {}));
  const choices = { ...valueFrom(await api('page/getChoices', {})), language: store.language };
  return { page, kinds, choices };
});
/** What is typed must not be replaced by what is stored. */
export const shouldRevalidate = () => false;

/** The editor of a page, as wide as the window. */
export default function EditPage() {
  const { page, kinds, choices } = useLoaderData<typeof loader>();
  const { name } = useStore();
  const title = page?.title ?? m.deskpage_add();
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <noscript>
        <main>
          <h1>{title}</h1>
          <p>{m.deskpage_needs_script()}</p>
          <p>
            <a href="/admin/pages">{m.deskpage_all()}</a>
          </p>
        </main>
      </noscript>
      {useScripted() && (
        <Suspense fallback={<EmptyState title={m.deskpage_loading()} />}>
          <PageEditor page={page} kinds={kinds} choices={choices} />
        </Suspense>
      )}
    </>
  );
}
