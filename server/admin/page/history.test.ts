import { beforeEach, expect, it } from 'vitest';
import { about, type PageDesk, pageDesk, space } from '../../../test/page-desk.ts';
import type { Desk } from '../../../test/staff.ts';
import { deleteStale } from '../../jobs/queries.ts';
import { mostVersions } from '../../page/history/queries.ts';
import { insertPages } from '../../page/write.ts';

let made: PageDesk['made'];
let store: PageDesk['store'];
let editor: Desk;
let owner: Desk;
let other: Desk;

beforeEach(async () => {
  ({ made, store, editor, owner, other } = await pageDesk());
});

it('keeps each version of a page, with who saved it and when', async () => {
  const first = await editor.get('page/save', about());
  await owner.get('page/save', about({ id: first.id, version: 1, path: '/us', title: 'Who we are' }));
  const { versions } = await editor.get('page/getHistory', { id: first.id });
  expect(versions).toEqual([
    {
      version: 2,
      path: '/us',
      title: 'Who we are',
      saved: expect.any(Number),
      by: 'Some owner',
      kind: 'published',
    },
    {
      version: 1,
      path: '/about',
      title: 'About us',
      saved: first.changed,
      by: 'Some editor',
      kind: 'published',
    },
  ]);
  expect(await editor.get('page/getVersion', { id: first.id, version: 1 })).toEqual({
    ...versions[1],
    description: '',
    blocks: first.blocks,
  });
});

it('restores a version as a new one, at the address of now', async () => {
  const { id } = await editor.get('page/save', about({ description: 'Since 1974' }));
  await editor.get('page/save', about({ id, version: 1, path: '/us', title: 'Us', blocks: [space(20)] }));
  const restored = await editor.get('page/restore', { id, version: 2, restored: 1 });
  expect(restored).toMatchObject({
    version: 3,
    path: '/us',
    title: 'About us',
    description: 'Since 1974',
    blocks: [{ data: { padding_y: 10 } }],
  });
  const guest = made.visitor(store.webstoreName);
  expect(await guest.get('site_content/getPage', { path: '/us' })).toMatchObject({ title: 'About us' });
  const { versions } = await editor.get('page/getHistory', { id });
  expect(versions.map(({ version, kind }) => [version, kind])).toEqual([
    [3, 'restored'],
    [2, 'published'],
    [1, 'published'],
  ]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({
    action: 'page/restore',
    target: '/us',
    detail: { restored: 1, before: { title: 'Us' }, after: { title: 'About us' } },
  });
});

it('restores nothing that is stale, unknown, or of another store', async () => {
  const { id } = await editor.get('page/save', about());
  await editor.get('page/save', about({ id, version: 1, title: 'Us' }));
  const restore = (desk: Desk, version: number, restored: number) =>
    desk.send('page/restore', { id, version, restored });
  expect(await restore(editor, 1, 1)).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { title: 'Us' } },
  });
  expect(await restore(editor, 2, 7)).toMatchObject({ error_code: 'unknown_version' });
  for (const answer of [
    await restore(other, 2, 1),
    await other.send('page/getHistory', { id }),
    await other.send('page/getVersion', { id, version: 1 }),
  ])
    expect(answer).toMatchObject({ error_code: 'not_found' });
});

it('leaves blocks of another release in the version that is restored', async () => {
  const { id } = await editor.get('page/save', about());
  const stored = [{ component: 'marquee', data: { speed: 3 } }, space(10)];
  await made.db.query('update page_version set blocks = $1::jsonb', [JSON.stringify(stored)]);
  await editor.get('page/save', about({ id, version: 1, blocks: [] }));
  expect(await editor.get('page/restore', { id, version: 2, restored: 1 })).toMatchObject({ blocks: stored });
  const shown = await made.visitor(store.webstoreName).get('site_content/getPage', { path: '/about' });
  expect(shown.blocks.map(({ component }) => component)).toEqual(['blank_space']);
});

it('keeps the newest versions', async () => {
  const { id } = await editor.get('page/save', about());
  await made.db.query(
    `insert into page_version (store_id, page_id, version, path, title, description, blocks)
     select $1, $2, n, '/about', 'About us', '', '[]' from generate_series(2, $3) n`,
    [store.id, id, mostVersions],
  );
  await made.db.query('update page set version = $2 where id = $1', [id, mostVersions]);
  await editor.get('page/save', about({ id, version: mostVersions, title: 'Us' }));
  const numbers = (await editor.get('page/getHistory', { id })).versions.map(({ version }) => version);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([mostVersions, mostVersions + 1, 2]);
});

it('brings a deleted page back with its number, at another address when its own is taken', async () => {
  const { id } = await editor.get('page/save', about());
  await editor.get('page/delete', { id, version: 1 });
  expect((await editor.get('page/getDeleted')).pages).toEqual([
    {
      id,
      path: '/about',
      title: 'About us',
      deleted: expect.any(Number),
      until: expect.any(Number),
      by: 'Some editor',
    },
  ]);
  expect((await editor.get('page/getHistory', { id })).versions).toHaveLength(1);
  await editor.get('page/save', about({ title: 'Another' }));
  expect(await editor.send('page/bringBack', { id })).toMatchObject({ error_code: 'path_taken' });
  expect(await editor.send('page/bringBack', { id, path: '/browse' })).toMatchObject({
    error_code: 'path_reserved',
  });
  expect(await other.send('page/bringBack', { id })).toMatchObject({ error_code: 'not_found' });
  const back = await editor.get('page/bringBack', { id, path: '/us' });
  expect(back).toMatchObject({ id, version: 2, path: '/us', title: 'About us' });
  expect((await editor.get('page/getDeleted')).pages).toEqual([]);
  expect((await editor.get('page/getHistory', { id })).versions[0]).toMatchObject({ kind: 'brought_back' });
  expect(await editor.send('page/bringBack', { id })).toMatchObject({ error_code: 'not_found' });
  await editor.get('page/save', about({ id, version: 2, path: '/us', title: 'Us' }));
});

it('forgets deleted pages after three months, and keeps the versions of others', async () => {
  await made.db.tx((q) =>
    insertPages(q, store.id, [{ ...about({ path: '/visit' }), description: '' } as never]),
  );
  const [gone, lately] = [
    await editor.get('page/save', about()),
    await editor.get('page/save', about({ path: '/us' })),
  ];
  for (const { id } of [gone, lately]) await editor.get('page/delete', { id, version: 1 });
  await made.db.query(`update deleted_page set deleted_at = now() - interval '91 days' where page_id = $1`, [
    gone.id,
  ]);
  await deleteStale(made.db, { session: 30, mail: 30, search: 30 });
  const { pages } = await editor.get('page/getDeleted');
  expect(pages.map(({ id, until, deleted }) => [id, until - deleted])).toEqual([[lately.id, 90 * 86_400]]);
  const kept = await made.db.query<{ path: string }>('select path from page_version order by path');
  expect(kept.map(({ path }) => path)).toEqual(['/us', '/visit']);
});

it('gives a version to compare and to look at, also one with blocks that this release cannot read', async () => {
  const { id } = await editor.get('page/save', about({ description: 'Since 1974' }));
  const marquee = { component: 'marquee', data: { speed: 3 } };
  await made.db.query('update page_version set blocks = $1::jsonb', [JSON.stringify([marquee, space(20)])]);
  await editor.get('page/save', about({ id, version: 1, title: 'Us' }));
  const which = { id, version: 1 };
  expect(await editor.get('page/getVersionForEditing', which)).toMatchObject({
    ...{ title: 'About us', description: 'Since 1974', kind: 'published' },
    blocks: [
      { readable: false, stored: marquee },
      { readable: true, component: 'blank_space', data: { padding_y: 20 } },
    ],
  });
  const { path } = await editor.get('page/getVersionPreview', which);
  const guest = made.visitor(store.webstoreName);
  const shown = await guest.get('site_content/getDraft', { token: path.slice('/drafts/'.length) });
  expect(shown).toMatchObject({ page_id: id, title: 'About us', blocks: [{ data: { padding_y: 20 } }] });
  for (const name of ['page/getVersionForEditing', 'page/getVersionPreview'])
    expect(await other.send(name, which)).toMatchObject({ error_code: 'not_found' });
});
