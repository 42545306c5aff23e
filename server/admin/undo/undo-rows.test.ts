import { beforeEach, describe, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import type { TestShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { newestEntry, undoDesk } from '../../../test/undo-desk.ts';
import { undoableRows } from '../../../test/undoable-rows.ts';

type Row = Awaited<ReturnType<(typeof undoableRows)['tax/delete']>>;
type Saved = { id: number; version: number };

let made: TestShop;
let store: StaffOf;
let location: { id: number };
let owner: Desk;

beforeEach(async () => {
  ({ made, store, location, owner } = await undoDesk());
});

const newest = () => newestEntry(owner);
const undo = (id: number, desk = owner) => desk.send('audit/undo', { id });
const undone = { ok: true };

/** Each save makes a new version, and so does a row that comes back. */
const withoutVersion = (row: object | undefined) => {
  const { version: _, changed: __, ...rest } = (row ?? {}) as Saved & { changed?: number };
  return rest;
};

describe.each(Object.entries(undoableRows))('%s', (name, prepare) => {
  const saving = `${name.split('/')[0]}/save`;
  let row: Row;
  let saved: Saved;
  let before: Saved | undefined;

  const save = (input: object) => owner.send(saving, input);
  const remove = async () => {
    const { id, version } = saved;
    expect(await owner.send(name, { id, version })).toMatchObject(undone);
    return newest();
  };

  beforeEach(async () => {
    row = await prepare({ made, desk: owner, location });
    const answer = await save(row.inputs[0]);
    if (!answer.ok) throw new Error(answer.error);
    saved = answer.value as Saved;
    before = await row.read(saved.id);
    expect(before).toBeDefined();
  });

  it('is undone with the same id, and done again by undoing that', async () => {
    const entry = await remove();
    expect(entry).toMatchObject({ action: name, can_undo: true });
    expect((await owner.get('audit/get', { id: entry.id })).undo).toEqual({
      ...{ kind: 'deleted', is_gone: false, is_back: false, fields: [], newer: [], fixed: [] },
    });
    expect(await row.read(saved.id)).toBeUndefined();
    expect(await undo(entry.id)).toEqual({ ok: true, value: { is_gone: false } });
    const back = await row.read(saved.id);
    expect(withoutVersion(back)).toEqual(withoutVersion(before));
    const undoing = await newest();
    expect(undoing).toMatchObject({ action: name, undoes: entry.id, can_undo: true });
    expect(await undo(entry.id)).toMatchObject({ error_code: 'already_undone' });
    expect(await undo(undoing.id)).toMatchObject(undone);
    expect(await row.read(saved.id)).toBeUndefined();
    expect(await undo((await newest()).id)).toMatchObject(undone);
    expect(withoutVersion(await row.read(saved.id))).toEqual(withoutVersion(before));
  });

  it('comes back as a version of its own, so that an older form is refused', async () => {
    const entry = await remove();
    expect(await undo(entry.id)).toMatchObject(undone);
    const change = { ...row.inputs[1], id: saved.id };
    expect(await save({ ...change, version: saved.version })).toMatchObject({ error_code: 'stale' });
    const { version } = (await row.read(saved.id)) as Saved;
    expect(await save({ ...change, version })).toMatchObject(undone);
  });

  it('is not undone where that is no longer possible', async () => {
    const entry = await remove();
    await row.blocked.by(saved);
    expect(await undo(entry.id)).toMatchObject({ ok: false, error_code: row.blocked.code });
    expect(await row.read(saved.id)).toBeUndefined();
    expect(await owner.get('audit/get', { id: entry.id })).toMatchObject({ undone_by: null });
  });

  it('is undone once by two at the same time', async () => {
    const entry = await remove();
    const answers = await Promise.all([undo(entry.id), undo(entry.id)]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error_code)).sort()).toEqual([
      ...['already_undone', 'ok'],
    ]);
  });

  it('is not undone, nor seen, from another store or by a lower role', async () => {
    const entry = await remove();
    const other = await buildStore(made.db);
    await buildLocation(made.db, other.id);
    await made.reload();
    const stranger = await staffAt(made, other, 'owner');
    const bookseller = await staffAt(made, store, 'bookseller');
    expect(await undo(entry.id, stranger)).toMatchObject({ error_code: 'not_found' });
    expect(await undo(entry.id, bookseller)).toMatchObject({ error_code: 'not_allowed' });
    expect(await row.read(saved.id)).toBeUndefined();
  });

  it('takes back the making of a row, and the way back from there', async () => {
    const entry = await newest();
    expect(entry).toMatchObject({ action: saving, can_undo: true });
    expect((await owner.get('audit/get', { id: entry.id })).undo).toMatchObject({ kind: 'made', newer: [] });
    expect(await undo(entry.id)).toEqual({ ok: true, value: { is_gone: true } });
    expect(await row.read(saved.id)).toBeUndefined();
    const undoing = await newest();
    expect(undoing).toMatchObject({ action: saving, undoes: entry.id, can_undo: true });
    expect(await undo(undoing.id)).toMatchObject(undone);
    expect(withoutVersion(await row.read(saved.id))).toEqual(withoutVersion(before));
  });

  it('leaves a row that has changed since it was made, and says by whom', async () => {
    const entry = await newest();
    const { id, version } = saved;
    expect(await save({ ...row.inputs[1], id, version })).toMatchObject(undone);
    const last = await newest();
    const { undo: shown } = await owner.get('audit/get', { id: entry.id });
    expect(shown?.newer[0]).toMatchObject({ since: { id: last.id, actor: last.actor } });
    expect(await undo(entry.id)).toMatchObject({ error_code: 'changed_since' });
    expect(await row.read(saved.id)).toBeDefined();
  });

  it('leaves a row that is used by now, where something can use it', async () => {
    const entry = await newest();
    await row.use?.(saved.id);
    expect(await undo(entry.id)).toMatchObject(row.use ? { error_code: 'in_use' } : undone);
  });
});
