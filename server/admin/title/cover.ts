import { readFile, rm } from 'node:fs/promises';
import { refuse } from '../../call/refusal.ts';
import type { Shop } from '../../context.ts';
import { dropCover, keepCover, showCover } from '../../import/covers/cover-by-hand.ts';
import { uploadName, uploadPath } from '../../import/upload/files.ts';
import type { StaffHandler, StaffSteps } from '../context.ts';
import { titleOf, withStock } from './get.ts';
import { checkWholeStore } from './whole-store.ts';

export const saveCover: StaffSteps<'title/saveCover'> = {
  async before({ q, shop, store }, { eisbn, file }) {
    const { eisbn: number } = await titleOf({ q, store }, eisbn);
    const bytes = await uploaded(shop, file);
    if (!bytes) throw refuse('invalid_cover', 'There is no such upload.');
    const cover = await keepCover(shop.images, number, bytes);
    if ('reason' in cover) throw refuse('invalid_cover', cover.reason);
    return async (ctx) => {
      checkWholeStore(ctx);
      const title = await titleOf(ctx, eisbn);
      await showCover(ctx.q, title.id, cover);
      ctx.audit.target = title.eisbn;
      ctx.audit.detail = { title: title.title };
      return withStock(ctx, await titleOf(ctx, eisbn));
    };
  },
};

/** Only this server knows the name of an upload. What it holds is needed once. */
async function uploaded({ env }: Shop, file: string): Promise<Buffer | undefined> {
  if (!uploadName.test(file)) return undefined;
  const path = uploadPath(env.DATA_DIR, file);
  const bytes = await readFile(path).catch(() => undefined);
  await rm(path, { force: true });
  return bytes;
}

export const deleteCover: StaffHandler<'title/deleteCover'> = async (ctx, { eisbn }) => {
  checkWholeStore(ctx);
  const title = await titleOf(ctx, eisbn);
  await dropCover(ctx.q, title.id);
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title };
  return withStock(ctx, await titleOf(ctx, eisbn));
};
