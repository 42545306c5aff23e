import type { z } from 'zod';
import { hints } from '../../blocks/fields.ts';
import { sanitizeHtml } from '../import/sanitize.ts';
import type { Store } from '../store/stores.ts';

type Settings = Record<string, unknown>;
type Account = Pick<Store, 'webstoreName'>;

/**
 * Checked settings of a block as pages show them, by what each field is: rich text of the shop owner is sanitised wherever
 * it comes from (page editor, seed, import), and a picture's path becomes its address.
 */
export function cleanSettings(shape: z.ZodRawShape, settings: Settings, store: Account): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, clean(shape[name], value, store)]),
  );
}

function clean(field: unknown, value: unknown, store: Account): unknown {
  const about = field ? hints.get(field as z.ZodType) : undefined;
  if (about?.control === 'rich_text' && typeof value === 'string') return sanitizeHtml(value);
  if (about?.control === 'picture' && typeof value === 'string') return pictureAddress(value, store);
  if (about?.entry && Array.isArray(value)) {
    const { entry } = about;
    return value.map((one: Settings) => cleanSettings(entry, one, store));
  }
  return value;
}

/** A path that is not absolute lies among the store's own pictures (BLOCK-011). */
function pictureAddress(path: string, store: Account): string {
  if (!path || /^https?:/.test(path)) return path;
  return `/media/${store.webstoreName}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
