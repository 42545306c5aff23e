import { readFile } from 'node:fs/promises';
import { refuse } from '../../call/refusal.ts';
import { dropCover, keepCover, showCover } from '../../import/covers/cover-by-hand.ts';
import { uploadName, uploadPath } from '../../import/upload/files.ts';
import type { StaffHandler, StaffSteps } from '../context.ts';
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
    return async (ctx) => {
      await showCover(ctx.q, title.id, cover);
      ctx.audit.target = title.eisbn;
      ctx.audit.detail = { title: title.title };
      return withStock(ctx, await titleOf(ctx, eisbn));
    };
  },
};

export const deleteCover: StaffHandler<'title/deleteCover'> = async (ctx, { eisbn }) => {
  checkWholeStore(ctx, changesAll);
  const title = await titleOf(ctx, eisbn);
  await dropCover(ctx.q, title.id);
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title };
  return withStock(ctx, await titleOf(ctx, eisbn));
};
