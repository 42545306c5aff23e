import { readFile } from 'node:fs/promises';
import { refuse } from '../../call/refusal.ts';
import { uploadName, uploadPath } from '../../import/upload/files.ts';
import { type PictureFile, pictureFile } from '../../picture/picture-file.ts';
import type { StaffContext } from '../context.ts';

/** The picture of an upload. Throws the refusal `invalid_picture` with its reason. Not in a transaction. */
export async function uploadedPicture({ shop }: StaffContext, file: string): Promise<PictureFile> {
  // Only this server knows the name of an upload.
  const bytes = uploadName.test(file)
    ? await readFile(uploadPath(shop.env.DATA_DIR, file)).catch(() => undefined)
    : undefined;
  if (!bytes) throw refuse('invalid_picture', 'There is no such upload.');
  const picture = await pictureFile(bytes);
  if ('reason' in picture) throw refuse('invalid_picture', picture.reason);
  return picture;
}
