import type { AdminInput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Done, type NotDone, refusedAs, type SubmitArgs, textOf, typedOf } from '../desk-submit.ts';
import { afterPress, booksOnPage, readPasted, withBookAt } from './list-books.ts';
import { type DeskList, readListFields } from './list-fields.tsx';

type Submitted = Promise<Done | NotDone>;

/** Saves name, heading, place and description: of a new list, or of this one. */
export async function saveDetails({ api, form }: SubmitArgs, list: DeskList | null): Submitted {
  const fields = readListFields(form);
  const answer = await api('list/save', {
    ...fields,
    ...(list && { id: list.id, version: Number(textOf(form, 'version')), position: list.position }),
    eisbns: list?.titles.map(({ eisbn }) => eisbn) ?? [],
  });
  if (!answer.ok) return { ...refusedAs(answer), form: 'details', typed: typedOf(form) };
  return { done: 'saved', path: `/lists/${answer.value.id}` };
}

/** Moves a book of the list or takes it off; what was taken off can be put back. */
export async function pressBook(args: SubmitArgs, list: DeskList): Submitted {
  const pressed = textOf(args.form, 'press');
  const eisbns = list.titles.map(({ eisbn }) => eisbn);
  const order = afterPress(eisbns, pressed);
  if (!order) return { done: 'nothing' };
  const refused = await saveBooks(args, list, order);
  if (refused) return refused;
  const [step, eisbn = ''] = pressed.split(' ');
  const at = eisbns.indexOf(eisbn);
  if (step !== 'remove') return { done: 'saved', path: pathOf(list, order.indexOf(eisbn)) };
  return { done: '', path: `${pathOf(list, at)}&removed=${eisbn}&at=${at}` };
}

/** Puts a book back that was taken off. */
export async function putBack(args: SubmitArgs, list: DeskList): Submitted {
  const [eisbn, at] = [textOf(args.form, 'eisbn'), Number(textOf(args.form, 'at')) || 0];
  const eisbns = list.titles.map((title) => title.eisbn);
  if (eisbns.includes(eisbn)) return { done: 'nothing', path: pathOf(list, at) };
  const refused = await saveBooks(args, list, withBookAt(eisbns, eisbn, at));
  return refused ?? { done: 'saved', path: pathOf(list, at) };
}

/** Adds what was pasted or chosen to the end of the list, and names what the catalogue doesn't have. */
export async function addBooks(args: SubmitArgs, list: DeskList): Submitted {
  const text = textOf(args.form, 'isbns');
  const eisbns = list.titles.map(({ eisbn }) => eisbn);
  const { added, listed, wrong } = readPasted(text, eisbns);
  const typed = { isbns: text };
  if (added.length + listed.length === 0) {
    return { sentence: m.desklist_paste_none(), typed, form: 'add' };
  }
  const unknown = added.length > 0 ? await addKnown(args, list, eisbns, added) : [];
  if (!Array.isArray(unknown)) return { ...unknown, typed, form: 'add' };
  const missing = [...unknown, ...wrong];
  if (missing.length + listed.length === 0) {
    const find = args.url.searchParams.get('find');
    return { done: 'saved', path: `/lists/${list.id}${find ? `?${new URLSearchParams({ find })}` : ''}` };
  }
  const sentences = [
    m.desklist_added({ count: added.length - unknown.length }),
    ...(missing.length > 0 ? [m.desklist_unknown({ isbns: missing.join(', ') })] : []),
    ...(listed.length > 0 ? [m.desklist_listed_already({ isbns: listed.join(', ') })] : []),
  ];
  // 200: the page shows the books that were added.
  return {
    sentence: sentences.join(' '),
    typed: { isbns: missing.join('\n') },
    form: 'add',
    status: 200,
  };
}

/** Those that the catalogue doesn't have; a refusal when none could be added for another reason. */
async function addKnown(
  args: SubmitArgs,
  list: DeskList,
  eisbns: readonly string[],
  added: readonly string[],
): Promise<string[] | NotDone> {
  const refused = await saveBooks(args, list, [...eisbns, ...added]);
  if (!refused) return [];
  if (refused.code !== 'unknown_titles') return refused;
  const { eisbns: unknown } = refused.refused as { eisbns: string[] };
  const known = added.filter((eisbn) => !unknown.includes(eisbn));
  return (known.length > 0 && (await saveBooks(args, list, [...eisbns, ...known]))) || unknown;
}

async function saveBooks(
  { api, form }: SubmitArgs,
  { id, name, header, header_visible, bargains, description, placement, position, event_id, limit }: DeskList,
  eisbns: string[],
): Promise<NotDone | undefined> {
  const list: AdminInput<'list/save'> = {
    ...{ id, version: Number(textOf(form, 'version')), name, header, header_visible, bargains, description },
    ...{ placement, position, limit, eisbns },
    ...(event_id !== null && { event_id }),
  };
  const answer = await api('list/save', list);
  // 200: the page then shows the list as someone else has left it.
  return answer.ok ? undefined : { ...refusedAs(answer), form: 'books', status: 200 };
}

/** The page of the list that shows its book at this place, from 0. */
const pathOf = ({ id }: DeskList, at: number) =>
  `/lists/${id}?from=${Math.floor(Math.max(0, at) / booksOnPage) * booksOnPage}`;
