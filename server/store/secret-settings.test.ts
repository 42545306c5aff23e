import { expect, test } from 'vitest';
import { z } from 'zod';
import { field, words } from '../../contract/settings/field.ts';
import { publicFields } from '../../contract/settings/shape.ts';
import { newDb } from '../../test/database.ts';
import { buildStore } from '../../test/factories.ts';
import { secretKey } from '../process/secret-key.ts';
import { readSettings } from './read-settings.ts';
import { openSetting } from './sealed-setting.ts';
import { changeSettings } from './write.ts';

const more = { control: 'words', takes: 'text' } as const;
const fields = {
  greeting: words('Greeting'),
  'books.supplier': field(z.string(), 'none', { ...more, label: 'Supplier', public: false }),
  'books.password': field(z.string(), '', { ...more, label: 'Password', secret: true }),
};
const key = secretKey('a secret of thirty-two characters');

async function aStore() {
  const db = await newDb();
  const { id } = await buildStore(db, { settings: { is_v1: true } });
  const stored = async () => {
    const [row] = await db.query<{ settings: object }>('select settings from store where id = $1', [id]);
    return row?.settings;
  };
  return { db, id, stored };
}

test('a secret is sealed in the database, opened where it is used, and otherwise only set or not', async () => {
  const { db, id, stored } = await aStore();
  expect(readSettings(fields, await stored())).toEqual({
    greeting: '',
    'books.supplier': 'none',
    'books.password': false,
  });
  await changeSettings(
    db,
    id,
    { 'books.supplier': 'Nielsen', 'books.password': 'open sesame' },
    { fields, key },
  );

  const now = await stored();
  expect(JSON.stringify(now)).not.toContain('sesame');
  expect(now).toMatchObject({ is_v1: true, books: { supplier: 'Nielsen' } });
  expect(readSettings(fields, now)).toMatchObject({ 'books.supplier': 'Nielsen', 'books.password': true });
  expect(await openSetting(db, id, 'books.password', key)).toBe('open sesame');
});

test('browsers get neither a secret nor what stays on the server', async () => {
  expect(Object.keys(publicFields(fields))).toEqual(['greeting']);
});

test('a secret can be removed, and needs the key that sealed it', async () => {
  const { db, id, stored } = await aStore();
  const change = { 'books.password': 'open sesame' };
  await expect(changeSettings(db, id, change, { fields })).rejects.toThrow('a key is needed');
  await changeSettings(db, id, change, { fields, key });
  const other = secretKey('another one of thirty-two letters');
  await expect(openSetting(db, id, 'books.password', other)).rejects.toThrow('sealed with another key');
  const elsewhere = await buildStore(db, { settings: (await stored()) as never });
  await expect(openSetting(db, elsewhere.id, 'books.password', key)).rejects.toThrow('another key');
  await changeSettings(db, id, { 'books.password': '' }, { fields });
  expect(readSettings(fields, await stored())['books.password']).toBe(false);
  expect(await openSetting(db, id, 'books.password', key)).toBe('');
});
