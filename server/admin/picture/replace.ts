import { dropFiles, keepPicture } from '../../picture/keep-picture.ts';
import { putPictureFile, savePictureWords } from '../../picture/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffSteps } from '../context.ts';
import { noted, staffPicture, storedPicture } from './staff-picture.ts';
import { uploadedPicture } from './uploaded.ts';

export const replace: StaffSteps<'picture/replace'> = {
  async before(seen, { file, ...which }) {
    const { shop, store } = seen;
    const { path } = await storedPicture(seen.q, store.id, which.id);
    const picture = await uploadedPicture(seen, file);
    const kept = await keepPicture(shop.images, store.webstoreName, path, picture);
    return async (ctx) => {
      const seenBefore = await staffPicture(ctx.q, store, which.id);
      // The part that is shown, and the point that stays in view, were those of the other picture.
      const middle = { focus_x: 50, focus_y: 50 };
      const before = await savePictureWords(ctx.q, store.id, which, { ...seenBefore, ...middle });
      await putPictureFile(ctx.q, before, kept, null);
      const { cache, file: shown, original } = before;
      ctx.afterCommit(() =>
        dropFiles(shop.images, store.webstoreName, { cache, files: [...new Set([shown, original])] }),
      );
      const after = await staffPicture(ctx.q, store, which.id);
      ctx.audit.target = after.name;
      ctx.audit.detail = changedFields(noted(seenBefore), noted(after));
      return after;
    };
  },
};
