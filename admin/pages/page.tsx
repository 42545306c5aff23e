import { lazy, Suspense } from 'react';
import { data, redirect, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { checkMay, deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import type { Opened } from '../parts/page-editor/opened.ts';
import { useStore } from '../parts/use-store.ts';

/** Only who opens a page loads its editor. */
const PageEditor = lazy(() => import('../parts/page-editor/page-editor.tsx'));

export const loader = deskLoader(async (args: LoadArgs) => {
  const { api, store } = args;
  await checkMay(api, 'content:write');
  const found = await openedAt(args);
  const { kinds } = valueFrom(await api('page/getBlockKinds', {}));
  const choices = { ...valueFrom(await api('page/getChoices', {})), language: store.language };
  const { name: me } = valueFrom(await api('staff/me', {}));
  const opened: Opened = { ...found, me };
  // Open the editor even if the page is gone: this browser may hold unsaved changes to it.
  return data({ opened, kinds, choices }, { status: found.gone ? 404 : 200 });
});
/** Never load again while the editor is open: stored values would replace typed ones. */
export const shouldRevalidate = () => false;

type Found = Omit<Opened, 'me'>;
const nothing: Found = { page: null, draft: null, published: null, gone: null };

async function openedAt({ api, params, url }: LoadArgs): Promise<Found> {
  if (params.id === 'new') {
    const id = Number(url.searchParams.get('draft')) || 0;
    const draft = id === 0 ? null : await draftOf(api, id);
    if (draft?.page_id) throw redirect(`/pages/${draft.page_id}`);
    return { ...nothing, draft, gone: id === 0 || draft ? null : `draft ${id}` };
  }
  const id = Number(params.id) || 0;
  const answer = await api('page/getForEditing', { id });
  if (!answer.ok && answer.error_code === 'not_found') return { ...nothing, gone: `page ${id}` };
  const page = valueFrom(answer);
  const draft = page.draft_id === null ? null : await draftOf(api, page.draft_id);
  const isOld = draft !== null && draft.page_version !== page.version;
  const published = isOld ? valueFrom(await api('page/getHistory', { id })).versions[0] : undefined;
  return { ...nothing, page, draft, published: published ?? null };
}

/** A draft; null where someone has published or discarded it. */
async function draftOf(
  api: LoadArgs['api'],
  id: number,
): Promise<AdminOutput<'page/getDraftForEditing'> | null> {
  const answer = await api('page/getDraftForEditing', { id });
  return !answer.ok && answer.error_code === 'not_found' ? null : valueFrom(answer);
}

/** The editor of a page, as wide as the window. */
export default function EditPage() {
  const { opened, kinds, choices } = useLoaderData<typeof loader>();
  const { name } = useStore();
  const { page, draft } = opened;
  const title = (draft ?? page)?.title || m.deskpage_add();
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <noscript>
        <main>
          <h1>{title}</h1>
          <p>{m.deskpage_needs_script()}</p>
          {draft && (
            <p>
              <a href={`/admin/pages/drafts/${draft.id}`}>{m.deskpage_later()}</a>
            </p>
          )}
          <p>
            <a href="/admin/pages">{m.deskpage_all()}</a>
          </p>
        </main>
      </noscript>
      {useScripted() && (
        <Suspense fallback={<EmptyState title={m.deskpage_loading()} />}>
          <PageEditor opened={opened as Opened} kinds={kinds} choices={choices} />
        </Suspense>
      )}
    </>
  );
}
