import type { MailKey, MailWords } from '../../../contract/mail-words.ts';
import type { Query } from '../../db/db.ts';
import { staffSettings } from '../../store/staff-settings.ts';

/** The words of each mail as they are in the database: the store in memory may have older ones. */
export async function storedWords(q: Query, storeId: number): Promise<(key: MailKey) => MailWords> {
  const settings = await staffSettings(q, storeId);
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  return (key) => (values.get(`mails.${key}`) ?? {}) as MailWords;
}
