import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { buildTitle } from '../../../test/factories.ts';
import { readFindableChanges, readPosition } from '../../changes/queries.ts';
import { learnAbout } from './about.ts';

test('a title that is learned to be about something else is noted as changed, for every process', async () => {
  const db = await testDb();
  const { id } = await buildTitle(db, { title: 'Adrift' });
  await learnAbout(db);
  await db.query(
    `insert into title_detail (title_id, description) values ($1, 'A tiger in a lifeboat.')
     on conflict (title_id) do update set description = excluded.description`,
    [id],
  );
  const before = await readPosition(db);
  await learnAbout(db);
  const { position, changes } = await readFindableChanges(db, before);
  expect(changes).toEqual({ ids: [id], stores: [null] });

  await db.query('insert into search_about_pending (title_id) values ($1)', [id]);
  await learnAbout(db);
  // Learned again and found the same, it is no change.
  expect((await readFindableChanges(db, position)).changes?.ids).toEqual([]);
});
