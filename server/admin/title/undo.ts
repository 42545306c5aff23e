import { coverOf, type ShownCover } from '../../import/covers/cover-by-hand.ts';
import type { AuditRow } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';
import type { Found, Undo, Values } from '../undo/undo.ts';
import { restoreCover } from './cover.ts';
import { titleOf, withStock } from './get.ts';
import { show } from './hide.ts';
import { readComments, type StaffTitleRow } from './queries.ts';
import { saveComment } from './save-comment.ts';
import { factsNow, saveFacts } from './save-facts.ts';
import { asNoted, saveStock, stockTold, tellStock } from './save-stock.ts';

/** Entries about titles have the ISBN as their target. */
const ofTitle = (
  find: (ctx: StaffContext, title: StaffTitleRow, entry: AuditRow) => Promise<Found>,
): Undo => ({
  about: 'target',
  find: async (ctx, entry) => find(ctx, await titleOf(ctx, entry.target), entry),
});

const stock = ofTitle(async (ctx, { eisbn }, { detail }) => {
  const title = asNoted(await withStock(ctx, await titleOf(ctx, eisbn)), detail);
  return {
    values: tellStock(title),
    write: (values) => saveStock(ctx, { eisbn, ...stockTold(title, values) }),
  };
});

const comment = ofTitle(async (ctx, { eisbn, id }, { detail }) => {
  const [author = ''] = Object.keys(detail.before as Values);
  const said = await readComments(ctx.q, ctx.store.id, id);
  const seen = said.find((one) => one.author === author)?.text ?? '';
  return {
    values: { [author]: seen },
    write: (values) => saveComment(ctx, { eisbn, author, text: String(values[author] ?? ''), seen }),
  };
});

const facts = ofTitle(async (ctx, { eisbn, id }) => {
  const seen = await factsNow(ctx, id);
  return { values: { ...seen }, write: (values) => saveFacts(ctx, { eisbn, ...seen, ...values, seen }) };
});

const hiding: Undo = {
  isWhole: true,
  ...ofTitle(async (ctx, { eisbn, is_hidden, is_withdrawn }) => {
    const seen = { is_hidden, is_withdrawn };
    return { values: seen, write: (values) => show(ctx, eisbn, { ...seen, ...values }, seen) };
  }),
};

const cover = ofTitle(async (ctx, { eisbn, id }) => {
  const seen = await coverOf(ctx.q, id);
  return {
    values: { cover: seen },
    write: (values) => restoreCover(ctx, eisbn, (values.cover ?? null) as ShownCover | null, seen),
  };
});

export const titleUndos = {
  'title/saveStock': stock,
  'title/saveComment': comment,
  'title/saveFacts': facts,
  'title/hide': hiding,
  'title/unhide': hiding,
  'title/saveCover': cover,
  'title/deleteCover': cover,
};
