import { readFile } from 'node:fs/promises';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import {
  coverOf,
  dropCover,
  keepCover,
  type ShownCover,
  showCover,
  showCoverAgain,
} from '../../import/covers/cover-by-hand.ts';
import { uploadName, uploadPath } from '../../import/upload/files.ts';
import type { StaffContext, StaffHandler, StaffSteps } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';

const changesAll = 'this changes the book everywhere';

export const saveCover: StaffSteps<'title/saveCover'> = {
  async before(seen, { eisbn, file }) {
    checkWholeStore(seen, changesAll);
    const { shop } = seen;
    const title = await titleOf(seen, eisbn);
    // Only this server knows the name of an upload.
    const bytes = uploadName.test(file)
      ? await readFile(uploadPath(shop.env.DATA_DIR, file)).catch(() => undefined)
      : undefined;
    if (!bytes) throw refuse('invalid_cover', 'There is no such upload.');
    const cover = await keepCover(shop.images, title.eisbn, bytes);
    if ('reason' in cover) throw refuse('invalid_cover', cover.reason);
    return (ctx) => withCover(ctx, eisbn, (q, id) => showCover(q, id, cover));
  },
};

export const deleteCover: StaffHandler<'title/deleteCover'> = (ctx, { eisbn }) =>
  withCover(ctx, eisbn, dropCover);

/** Gives a book a cover that it has had before, in place of the one that was `seen`. Throws `stale`. */
export const restoreCover = (
  ctx: StaffContext,
  eisbn: string,
  cover: ShownCover | null,
  seen: ShownCover | null,
) =>
  withCover(ctx, eisbn, (q, id, now) => {
    if (now?.cache !== seen?.cache) throw refuse('stale', 'Someone else has changed this in the meantime.');
    return showCoverAgain(q, id, cover);
  });

/** Changes the cover of a book as `change` says, and notes it. */
async function withCover(
  ctx: StaffContext,
  eisbn: string,
  change: (q: Query, titleId: number, now: ShownCover | null) => Promise<void>,
) {
  checkWholeStore(ctx, changesAll);
  const { q } = ctx;
  const title = await titleOf(ctx, eisbn);
  const before = await coverOf(q, title.id, { forUpdate: true });
  await change(q, title.id, before);
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = {
    title: title.title,
    before: { cover: before },
    after: { cover: await coverOf(q, title.id) },
  };
  return withStock(ctx, await titleOf(ctx, eisbn));
}
