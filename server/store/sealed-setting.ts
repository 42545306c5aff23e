import { splitName } from '../../contract/settings/shape.ts';
import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { readStoredText } from './queries.ts';

/** One store's secret opens nothing in another's place. */
const purpose = (storeId: number, name: string) => `setting ${name} of store ${storeId}`;

/** What is stored for a secret setting; '' stays '', for not set. */
export function sealedSetting(storeId: number, name: string, value: unknown, key?: SecretKey): string {
  if (value === '') return '';
  if (!key) throw new Error(`${name} is secret: a key is needed to store it`);
  return key.seal(purpose(storeId, name), String(value));
}

/**
 * The value of a secret setting, read when it is used; '' = not set. Throws when it was sealed with another key, such as after a
 * move without SECRET_KEY.
 */
export async function openSetting(q: Query, storeId: number, name: string, key: SecretKey): Promise<string> {
  const path = splitName(name).filter(Boolean);
  const value = key.open(purpose(storeId, name), await readStoredText(q, storeId, path));
  if (value === null)
    throw new Error(`${name} of store ${storeId} was sealed with another key: set it again`);
  return value;
}
