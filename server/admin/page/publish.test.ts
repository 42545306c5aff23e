import { beforeEach, expect, it } from 'vitest';
import { about, type PageDesk, pageDesk, pageWithDraft, space } from '../../../test/page-desk.ts';
import { publishDueDrafts } from '../../page/draft/publish-due.ts';

let made: PageDesk['made'];
let editor: PageDesk['editor'];
let owner: PageDesk['owner'];
let titleAt: PageDesk['at'];
let now: Date;

beforeEach(async () => {
  now = new Date('2030-03-01T12:00:00Z');
  ({ made, editor, owner, at: titleAt } = await pageDesk({ now: () => now }));
});

const inAnHour = () => Math.floor(now.getTime() / 1000) + 3600;

it('publishes a draft as the next version of its page, or as a new page', async () => {
  const { page, draft } = await pageWithDraft(editor);
  const { page: published } = await owner.get('page/publish', draft);
  expect(published).toMatchObject({ id: page.id, version: 2, title: 'Us' });
  expect(await titleAt('/about')).toBe('Us');
  expect((await editor.get('page/getDrafts')).drafts).toEqual([]);
  expect((await editor.get('page/getHistory', { id: page.id })).versions[0]).toMatchObject({
    by: 'Some owner',
  });
  const fresh = await editor.get('page/saveDraft', about({ path: '/visit', title: 'Visit' }));
  expect(fresh.page_id).toBeNull();
  await editor.get('page/publish', fresh);
  expect(await titleAt('/visit')).toBe('Visit');
});

it('checks a draft when it is published or scheduled', async () => {
  const draft = await editor.get('page/saveDraft', about({ blocks: [space('wide')] }));
  expect(await editor.send('page/publish', draft)).toMatchObject({ error_code: 'invalid_block' });
  expect(await editor.send('page/publish', { ...draft, at: inAnHour() })).toMatchObject({
    error_code: 'invalid_block',
  });
  await editor.get('page/save', about());
  const taken = await editor.get('page/saveDraft', about({ id: draft.id, version: 1 }));
  for (const at of [undefined, inAnHour()])
    expect(await editor.send('page/publish', { ...taken, at })).toMatchObject({ error_code: 'path_taken' });
  expect(await editor.get('page/getDraft', { id: draft.id })).toEqual(taken);
});

it('does not replace a page that was saved after the draft was begun, unless it is named', async () => {
  const { page, draft } = await pageWithDraft(editor);
  await owner.get('page/save', about({ id: page.id, version: 1, title: 'Who we are' }));
  expect(await editor.send('page/publish', draft)).toMatchObject({
    error_code: 'page_changed',
    error_data: { newer: { version: 2, title: 'Who we are' } },
  });
  expect(await titleAt('/about')).toBe('Who we are');
  await editor.get('page/publish', { ...draft, page_version: 2 });
  expect(await titleAt('/about')).toBe('Us');
});

it('does not replace a page that was saved before its draft was, when the draft began from an older version', async () => {
  const page = await editor.get('page/save', about());
  await owner.get('page/save', about({ id: page.id, version: 1, title: 'Who we are' }));
  const begun = { page_id: page.id, page_version: 1, title: 'Us' };
  const draft = await editor.get('page/saveDraft', about(begun));
  expect(draft).toMatchObject({ page_version: 1 });
  expect(await editor.send('page/publish', draft)).toMatchObject({ error_code: 'page_changed' });
});

it('publishes a scheduled draft when its time comes, in the name of who scheduled it', async () => {
  const { page, draft } = await pageWithDraft(editor);
  expect(await editor.send('page/publish', { ...draft, at: inAnHour() - 7200 })).toMatchObject({
    error_code: 'time_past',
  });
  const at = inAnHour();
  const { draft: scheduled } = await owner.get('page/publish', { ...draft, at });
  expect(scheduled).toMatchObject({ version: 2, publish_at: at });
  const broken = about({ id: draft.id, version: 2, blocks: [space('wide')] });
  expect(await editor.send('page/saveDraft', broken)).toMatchObject({ error_code: 'invalid_block' });
  const run = () => publishDueDrafts(made.db, made.shop.stores, now);
  await run();
  expect(await titleAt('/about')).toBe('About us');
  now = new Date(at * 1000);
  await run();
  await run();
  expect(await titleAt('/about')).toBe('Us');
  expect((await owner.get('page/getHistory', { id: page.id })).versions).toMatchObject([
    { version: 2, by: 'Some owner', kind: 'timed' },
    { version: 1, by: 'Some editor', kind: 'published' },
  ]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'page/publish', target: '/about' });
});

it('keeps a draft that cannot be published when its time comes, with the reason', async () => {
  const { page, draft } = await pageWithDraft(editor);
  await editor.get('page/publish', { ...draft, at: inAnHour() });
  const fresh = await editor.get('page/saveDraft', about({ path: '/visit' }));
  // It replaces no page, whatever version is named.
  await editor.get('page/publish', { ...fresh, page_version: 7, at: inAnHour() });
  await owner.get('page/save', about({ id: page.id, version: 1, title: 'Who we are' }));
  now = new Date(now.getTime() + 3_700_000);
  await publishDueDrafts(made.db, made.shop.stores, now);
  expect(await titleAt('/about')).toBe('Who we are');
  expect(await titleAt('/visit')).toBe('About us');
  expect((await editor.get('page/getDrafts')).drafts).toMatchObject([
    { publish_at: null, problem: 'Someone has saved this page since the draft was begun.' },
  ]);
});

it('keeps the time of a draft whose page is deleted and comes back before it', async () => {
  const { page, draft } = await pageWithDraft(editor);
  const at = inAnHour();
  await editor.get('page/publish', { ...draft, at });
  await editor.get('page/delete', { id: page.id, version: 1 });
  await owner.get('page/bringBack', { id: page.id });
  expect((await editor.get('page/getDrafts')).drafts).toMatchObject([{ publish_at: at }]);
  now = new Date(at * 1000);
  await publishDueDrafts(made.db, made.shop.stores, now);
  expect(await titleAt('/about')).toBe('Us');
});

it('keeps a draft without its time when its page comes back after that', async () => {
  const { page, draft } = await pageWithDraft(editor);
  const at = inAnHour();
  await editor.get('page/publish', { ...draft, at });
  await editor.get('page/delete', { id: page.id, version: 1 });
  now = new Date(at * 1000);
  await owner.get('page/bringBack', { id: page.id });
  expect((await editor.get('page/getDrafts')).drafts).toMatchObject([{ title: 'Us', publish_at: null }]);
});

it('ends a schedule, and discards a draft', async () => {
  const { draft } = await pageWithDraft(editor);
  const { draft: scheduled } = await editor.get('page/publish', { ...draft, at: inAnHour() });
  const waiting = await editor.get('page/unschedule', scheduled ?? undefined);
  expect(waiting).toMatchObject({ publish_at: null, version: 3 });
  await editor.get('page/discardDraft', waiting);
  expect((await editor.get('page/getDrafts')).drafts).toEqual([]);
  expect(await titleAt('/about')).toBe('About us');
});

it('schedules by the clock of the store, whatever the clock of a browser says', async () => {
  const { draft } = await pageWithDraft(editor);
  const publish = (local_time: string) => owner.send('page/publish', { ...draft, local_time });
  for (const wrong of ['', '2030-03-01', '2030-02-30T10:00', '2030-03-01T24:00'])
    expect(await publish(wrong)).toMatchObject({ error_code: 'invalid_time' });
  // It is in New York, where 12:00 UTC is 7 in the morning.
  expect(await publish('2030-03-01T07:00')).toMatchObject({ error_code: 'time_past' });
  const { draft: scheduled } = await owner.get('page/publish', { ...draft, local_time: '2030-03-01T08:30' });
  expect(scheduled?.publish_at).toBe(Date.parse('2030-03-01T13:30:00Z') / 1000);
});
