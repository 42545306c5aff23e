import type { PictureUses } from '../../../contract/admin/picture.ts';
import type { Query } from '../../db/db.ts';
import { pictureUses } from '../../picture/library.ts';
import { staffLookDraft } from '../../store/look/staff-looks.ts';
import { staffSettings } from '../../store/staff-settings.ts';
import type { Store } from '../../store/stores.ts';
import { addressOf } from './staff-picture.ts';

/** Where a picture of a store is shown. */
export async function usesOf(
  q: Query,
  store: Pick<Store, 'id' | 'webstoreName'>,
  path: string,
): Promise<PictureUses> {
  const address = addressOf(store, path);
  const whole = JSON.stringify(path);
  const settings = (await staffSettings(q, store.id)).filter(({ is_secret, value }) => {
    const text = JSON.stringify(value) ?? '';
    return !is_secret && (text.includes(whole) || text.includes(address));
  });
  const draft = await staffLookDraft(q, store.id);
  return {
    ...(await pictureUses(q, store.id, { path, address })),
    settings: settings.map(({ name, label }) => ({ name, label })),
    look_draft: JSON.stringify(draft?.look ?? null).includes(address),
  };
}

export const isUsed = ({ pages, drafts, events, settings, look_draft }: PictureUses): boolean =>
  look_draft || pages.length + drafts.length + events.length + settings.length > 0;
