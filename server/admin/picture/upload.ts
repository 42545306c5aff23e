import { keepPicture, nameOfFile, newPath } from '../../picture/keep-picture.ts';
import { addPicture } from '../../picture/write.ts';
import type { StaffSteps } from '../context.ts';
import { noted, staffPicture } from './staff-picture.ts';
import { uploadedPicture } from './uploaded.ts';

export const upload: StaffSteps<'picture/upload'> = {
  async before(seen, { file, file_name }) {
    const picture = await uploadedPicture(seen, file);
    const { shop, store } = seen;
    const name = nameOfFile(file_name);
    const path = newPath(name, picture.type);
    const kept = await keepPicture(shop.images, store.webstoreName, path, picture);
    return async (ctx) => {
      const id = await addPicture(ctx.q, store.id, { path, name, kept });
      const after = await staffPicture(ctx.q, store, id);
      ctx.audit.target = after.name;
      ctx.audit.detail = { after: noted(after) };
      return after;
    };
  },
};
