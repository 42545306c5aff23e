import type { AdminInput } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import { dropFiles, type KeptPicture, keepPart, newCache } from '../../picture/keep-picture.ts';
import type { LibraryPicture } from '../../picture/library.ts';
import type { Part } from '../../picture/picture-file.ts';
import { putPictureFile, type ShownPart, savePictureWords } from '../../picture/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffSteps } from '../context.ts';
import { noted, staffPicture, storedPicture } from './staff-picture.ts';

type Input = AdminInput<'picture/save'>;

export const save: StaffSteps<'picture/save'> = {
  async before(seen, input) {
    const { id, version } = input;
    const { shop, store } = seen;
    const { name } = input;
    if (name === '') throw refuse('name_missing', 'Please give the picture a name.');
    const stored = await storedPicture(seen.q, store.id, id);
    // A stale one is refused below, and needs no other part.
    const cut = stored.version === version ? await newCut(seen, stored, input) : null;
    return async (ctx) => {
      const noteBefore = noted(await staffPicture(ctx.q, store, id));
      const { focus_x = noteBefore.focus_x, focus_y = noteBefore.focus_y, alt, is_decorative } = input;
      const words = { name, alt: is_decorative ? '' : alt, is_decorative, focus_x, focus_y };
      const before = await savePictureWords(ctx.q, store.id, { id, version }, words);
      if (cut) {
        await putPictureFile(ctx.q, before, cut.kept, cut.part);
        // The whole picture stays for another part.
        const files = [before.file].filter((file) => file !== before.original);
        ctx.afterCommit(() => dropFiles(shop.images, store.webstoreName, { cache: before.cache, files }));
      }
      const after = await staffPicture(ctx.q, store, id);
      ctx.audit.target = after.name;
      ctx.audit.detail = { id, ...changedFields(noteBefore, noted(after)) };
      return after;
    };
  },
};

interface Cut {
  kept: KeptPicture;
  /** null for the whole picture. */
  part: ShownPart | null;
}

/** The part of a picture that is to be shown, in the image store; null when that is the one that is shown now. */
async function newCut({ shop, store }: StaffContext, row: LibraryPicture, input: Input): Promise<Cut | null> {
  const { original, original_width, original_height } = row;
  const now = { left: row.crop_left, top: row.crop_top, width: row.width, height: row.height };
  const part: Part = {
    left: input.crop_left ?? now.left,
    top: input.crop_top ?? now.top,
    width: input.crop_width ?? now.width,
    height: input.crop_height ?? now.height,
  };
  if (Object.entries(now).every(([side, pixels]) => part[side as keyof Part] === pixels)) return null;
  if (original.endsWith('.svg')) throw refuse('invalid_crop', 'A drawing is shown as a whole.');
  if (part.left + part.width > original_width || part.top + part.height > original_height) {
    throw refuse(
      'invalid_crop',
      `The part to show leaves the picture, which is ${original_width} × ${original_height} pixels.`,
    );
  }
  const isWhole = part.width === original_width && part.height === original_height;
  const kept = isWhole
    ? { ...part, file: original, cache: newCache() }
    : await keepPart(shop.images, store.webstoreName, row, part);
  return {
    kept,
    part: isWhole ? null : { ...part, original, width: original_width, height: original_height },
  };
}
