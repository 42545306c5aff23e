import { beforeEach, expect, it } from 'vitest';
import { about, type PageDesk, pageDesk, pageWithDraft, space } from '../../../test/page-desk.ts';
import { longestDraft } from '../../page/draft/write.ts';

let made: PageDesk['made'];
let store: PageDesk['store'];
let editor: PageDesk['editor'];
let owner: PageDesk['owner'];
let other: PageDesk['other'];
let titleAt: PageDesk['at'];
let now: Date;

beforeEach(async () => {
  now = new Date('2030-03-01T12:00:00Z');
  ({ made, store, editor, owner, other, at: titleAt } = await pageDesk({ now: () => now }));
});

it('keeps a draft of a page as it is, which all staff share, and shows guests the page', async () => {
  const page = await editor.get('page/save', about());
  const unfinished = { page_id: page.id, path: '/browse', title: '', blocks: [space('wide'), { x: 1 }] };
  const draft = await editor.get('page/saveDraft', about(unfinished));
  expect(draft).toMatchObject({ version: 1, page_version: 1, by: 'Some editor', ...unfinished });
  expect(await owner.get('page/getDraft', { id: draft.id })).toEqual(draft);
  const saved = await owner.get('page/saveDraft', about({ id: draft.id, version: 1, title: 'Us' }));
  expect(saved).toMatchObject({ version: 2, page_id: page.id, by: 'Some owner', title: 'Us' });
  expect((await editor.get('page/getDrafts')).drafts).toMatchObject([{ id: draft.id, title: 'Us' }]);
  const [line] = (await editor.get('page/getList')).pages;
  expect(line?.draft).toEqual({ id: draft.id, publish_at: null });
  expect(await titleAt('/about')).toBe('About us');
  expect(await editor.send('page/saveDraft', about({ id: draft.id, version: 1 }))).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { title: 'Us' } },
  });
});

it('has one draft of a page, and none that no page could hold', async () => {
  const { page, draft } = await pageWithDraft(editor);
  expect(await owner.send('page/saveDraft', about({ page_id: page.id }))).toMatchObject({
    error_code: 'draft_exists',
    error_data: { id: draft.id, newer: { version: 1, by: 'Some editor', changed: draft.changed } },
  });
  const blocks = [{ component: 'blank_space', name: 'x'.repeat(longestDraft) }];
  expect(await owner.send('page/saveDraft', about({ blocks }))).toMatchObject({
    error_code: 'draft_too_large',
  });
  expect(await owner.send('page/saveDraft', about({ page_id: 999_999 }))).toMatchObject({
    error_code: 'not_found',
  });
});

it('shows a draft at an address that ends after an hour', async () => {
  const blocks = [
    { id: 'a', component: 'headline_paragraph', data: { paragraph: '<p onclick="x()">Hi</p>' } },
    { component: 'marquee' },
  ];
  const draft = await editor.get('page/saveDraft', about({ title: 'Us', blocks }));
  const { path } = await editor.get('page/getPreview', { id: draft.id });
  expect(path).toMatch(/^\/drafts\/./);
  const token = path.slice('/drafts/'.length);
  const guest = made.visitor(store.webstoreName);
  expect(await guest.get('site_content/getDraft', { token })).toMatchObject({
    title: 'Us',
    blocks: [{ data: { paragraph: '<p>Hi</p>' } }],
  });
  now = new Date(now.getTime() + 3_600_000);
  expect(await guest.send('site_content/getDraft', { token })).toMatchObject({ error_code: 'not_found' });
});

it('is nothing to another store', async () => {
  const { draft } = await pageWithDraft(editor);
  for (const name of [
    'page/getDraft',
    'page/publish',
    'page/unschedule',
    'page/discardDraft',
    'page/getPreview',
  ])
    expect(await other.send(name, draft)).toMatchObject({ error_code: 'not_found' });
  expect(await other.send('page/saveDraft', about({ id: draft.id, version: 1 }))).toMatchObject({
    error_code: 'not_found',
  });
  expect(await other.send('page/saveDraft', about({ page_id: draft.page_id }))).toMatchObject({
    error_code: 'not_found',
  });
});

it('gives an editor a draft, and says with the page that there is one', async () => {
  const { page, draft } = await pageWithDraft(editor);
  expect(await editor.get('page/getForEditing', page)).toMatchObject({
    title: 'About us',
    draft_id: draft.id,
  });
  expect(await editor.get('page/getDraftForEditing', draft)).toMatchObject({
    ...{ title: 'Us', page_id: page.id, by: 'Some editor' },
    blocks: [{ readable: true, id: 'a', container: true, data: { padding_y: 10 } }],
  });
  await editor.get('page/discardDraft', draft);
  expect(await editor.get('page/getForEditing', page)).toMatchObject({ draft_id: null });
  expect(await other.send('page/getDraftForEditing', draft)).toMatchObject({ error_code: 'not_found' });
});

it('keeps in the log the draft of someone else that was saved over', async () => {
  const { draft } = await pageWithDraft(editor);
  const saved = await editor.get('page/saveDraft', about({ id: draft.id, version: 1, title: 'We' }));
  await owner.get('page/saveDraft', about({ id: draft.id, version: saved.version, title: 'Mine' }));
  const [last, before] = (await owner.get('audit/getList')).entries;
  expect(last?.detail).toMatchObject({ id: draft.id, before: { title: 'We', blocks: draft.blocks } });
  expect(before?.detail).toEqual({ id: draft.id });
});

it('notes once that someone saved a draft again and again, until they rest', async () => {
  const { draft } = await pageWithDraft(editor);
  const save = (version: number) => editor.get('page/saveDraft', about({ id: draft.id, version }));
  const noted = async () => {
    const { entries } = await owner.get('audit/getList');
    return entries.filter(({ action }) => action === 'page/saveDraft').length;
  };
  await save(1);
  await save(2);
  expect(await noted()).toBe(1);
  await made.db.query(`update page_draft set changed_at = now() - interval '11 minutes'`);
  await save(3);
  expect(await noted()).toBe(2);
});
