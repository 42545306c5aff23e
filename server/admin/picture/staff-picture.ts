import type { PictureLine, StaffPicture } from '../../../contract/admin/picture.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { type LibraryPicture, pictureById } from '../../picture/library.ts';
import type { Store } from '../../store/stores.ts';

type Named = Pick<Store, 'id' | 'webstoreName'>;

/** Where browsers find the newest version of a picture; its path needs no escaping. */
export const addressOf = ({ webstoreName }: Pick<Named, 'webstoreName'>, path: string): string =>
  `/media/${webstoreName}/${path}`;

/** A picture of a store as it is stored. Throws the refusal `not_found`. */
export async function storedPicture(q: Query, storeId: number, id: number): Promise<LibraryPicture> {
  const row = await pictureById(q, storeId, id);
  if (!row) throw refuse('not_found', 'This picture no longer exists.');
  return row;
}

export function lineOf(store: Named, row: LibraryPicture): PictureLine {
  const { id, version, path, name, alt, is_decorative, width, height, cache } = row;
  return {
    ...{ id, version, path, address: addressOf(store, path), name, alt, is_decorative },
    ...{ width, height, cache },
  };
}

/** A picture as the back office shows it. Throws the refusal `not_found`. */
export async function staffPicture(q: Query, store: Named, id: number): Promise<StaffPicture> {
  const row = await storedPicture(q, store.id, id);
  const { focus_x, focus_y, original_width, original_height, crop_left, crop_top, changed } = row;
  return {
    ...lineOf(store, row),
    ...{ focus_x, focus_y, original_width, original_height, crop_left, crop_top, changed },
    can_crop: !row.original.endsWith('.svg'),
  };
}

/** A picture as the audit log compares it. */
export function noted({ version: _, changed: __, address: ___, ...picture }: StaffPicture) {
  return picture;
}
