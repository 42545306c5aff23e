import { refuse } from '../../call/refusal.ts';
import { dropFiles } from '../../picture/keep-picture.ts';
import { deletePicture } from '../../picture/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted, staffPicture } from './staff-picture.ts';
import { isUsed, usesOf } from './uses.ts';

export const deleteOne: StaffHandler<'picture/delete'> = async (ctx, { despite_uses, ...which }) => {
  const { q, store, shop } = ctx;
  const before = noted(await staffPicture(q, store, which.id));
  const { file, original, cache } = await deletePicture(q, store.id, which);
  const uses = await usesOf(q, store, before.path);
  if (isUsed(uses) && !despite_uses) {
    throw refuse('picture_used', 'This picture is still used, so it was not deleted.', { uses });
  }
  ctx.afterCommit(() =>
    dropFiles(shop.images, store.webstoreName, { cache, files: [...new Set([file, original])] }),
  );
  ctx.audit.target = before.name;
  ctx.audit.detail = { before };
  return {};
};
