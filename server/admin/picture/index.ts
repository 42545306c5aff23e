import type { staffPictureActions } from '../../../contract/admin/picture.ts';
import { picturesShown, searchPictures } from '../../picture/library.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { replace } from './replace.ts';
import { save } from './save.ts';
import { lineOf, staffPicture, storedPicture } from './staff-picture.ts';
import { upload } from './upload.ts';
import { usesOf } from './uses.ts';

export const staffPictureHandlers = {
  'picture/getList': async ({ q, store }, wanted) => {
    const { pictures, total } = await searchPictures(q, store.id, wanted);
    return { pictures: pictures.map((row) => lineOf(store, row)), total, page_size: picturesShown };
  },
  'picture/get': ({ q, store }, { id }) => staffPicture(q, store, id),
  'picture/getUses': async ({ q, store }, { id }) =>
    usesOf(q, store, (await storedPicture(q, store.id, id)).path),
  'picture/upload': upload,
  'picture/save': save,
  'picture/replace': replace,
  'picture/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffPictureActions>;
