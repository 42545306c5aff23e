import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { booksOnPage, pageStart } from './list-books.ts';
import type { DeskList } from './list-fields.tsx';
import { addBooks, pressBook, putBack, saveDetails } from './list-submit.ts';

/** A list with some of its books, those that a search found, and where the list is used. */
export const loadList = deskLoader(async (args) => {
  const { api, url } = args;
  const list = await listOf(args);
  const words = (url.searchParams.get('find') ?? '').trim().slice(0, 200);
  const none = { pages: [], menus: [], promotions: [], settings: [] };
  const asked = Number(/^\d{1,4}$/.exec(url.searchParams.get('from') ?? '')?.[0] ?? 0);
  const from = pageStart(asked, list?.titles.length ?? 0);
  const listed = new Set(list?.titles.map(({ eisbn }) => eisbn));
  const removed = url.searchParams.get('removed') ?? '';
  const found = words && list ? valueFrom(await api('title/find', { words })).titles : [];
  return {
    list: list && { ...list, titles: list.titles.slice(from, from + booksOnPage) },
    from,
    words,
    removed: removed && {
      eisbn: removed,
      title: valueFrom(await api('title/find', { words: removed })).titles[0]?.title ?? removed,
    },
    found: found.map(({ eisbn, title, author, binding }) => ({
      ...{ eisbn, title, author, binding },
      isListed: listed.has(eisbn),
    })),
    events: valueFrom(await api('list/getChoices', list?.event_id ? { event_id: list.event_id } : {})).events,
    uses: list ? valueFrom(await api('list/getUses', { id: list.id })) : none,
  };
});

/** The list of the address; null for a new one. */
async function listOf({ api, params }: LoadArgs): Promise<DeskList | null> {
  if (params.id === 'new') return null;
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return valueFrom(await api('list/get', { id: Number(params.id) }));
}

export const submitList = deskAction(async (args) => {
  const list = await listOf(args);
  const intent = textOf(args.form, 'intent');
  if (!list || intent === 'details') return saveDetails(args, list);
  if (intent === 'add') return addBooks(args, list);
  if (intent === 'restore') return putBack(args, list);
  if (intent !== 'delete') return pressBook(args, list);
  const version = Number(textOf(args.form, 'version'));
  const answer = await args.api('list/delete', { id: list.id, version });
  return answer.ok ? { done: 'deleted', path: '/lists' } : { ...refusedAs(answer), form: 'delete' };
});
