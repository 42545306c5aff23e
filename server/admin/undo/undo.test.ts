import { beforeEach, describe, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import type { TestShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { newestEntry, undoDesk } from '../../../test/undo-desk.ts';
import { undoableChanges } from '../../../test/undoable-changes.ts';
import type { UndoableChange } from '../../../test/undoable-title-changes.ts';

let made: TestShop;
let store: StaffOf;
let location: { id: number };
let owner: Desk;

beforeEach(async () => {
  ({ made, store, location, owner } = await undoDesk());
});

const newest = () => newestEntry(owner);
const undo = (id: number) => owner.send('audit/undo', { id });

describe.each(Object.entries(undoableChanges))('%s', (name, prepare) => {
  let change: UndoableChange;
  let before: unknown;
  let after: unknown;
  let entry: Awaited<ReturnType<typeof newest>>;

  beforeEach(async () => {
    change = await prepare({ made, desk: owner, location });
    before = await change.read();
    await change.change();
    after = await change.read();
    expect(after).not.toEqual(before);
    entry = await newest();
    expect(entry).toMatchObject({ action: name, can_undo: true, undoes: null, undone_by: null });
  });

  it('is undone, and done again by undoing that', async () => {
    const { undo: shown } = await owner.get('audit/get', { id: entry.id });
    expect(shown).toMatchObject({ is_gone: false, newer: [], fixed: [] });
    expect(shown?.fields.length).toBeGreaterThan(0);
    expect(await undo(entry.id)).toEqual({ ok: true, value: { is_gone: false } });
    expect(await change.read()).toEqual(before);
    const undoing = await newest();
    expect(undoing).toMatchObject({ action: name, undoes: entry.id, can_undo: true });
    expect(await owner.get('audit/get', { id: entry.id })).toMatchObject({
      ...{ undone_by: undoing.id, can_undo: false, undo: null },
    });
    expect(await undo(entry.id)).toMatchObject({ error_code: 'already_undone' });
    expect(await undo(undoing.id)).toMatchObject({ ok: true });
    expect(await change.read()).toEqual(after);
  });

  it('is not undone over something newer, and says whose that is', async () => {
    await change.again();
    const newer = await change.read();
    const last = await newest();
    const { undo: shown } = await owner.get('audit/get', { id: entry.id });
    // An import or a publisher leaves no entry.
    const since = last.id === entry.id ? null : { id: last.id, at: last.at, actor: last.actor };
    expect(shown?.newer[0]).toMatchObject({ since });
    expect(await undo(entry.id)).toMatchObject({ error_code: 'changed_since' });
    expect(await change.read()).toEqual(newer);
    expect((await newest()).id).toBe(last.id);
  });

  it('is undone once by two at the same time', async () => {
    const answers = await Promise.all([undo(entry.id), undo(entry.id)]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error_code)).sort()).toEqual([
      'already_undone',
      'ok',
    ]);
    expect(await change.read()).toEqual(before);
  });

  it('is not undone, nor seen, from another store or by a lower role', async () => {
    const other = await buildStore(made.db);
    await buildLocation(made.db, other.id);
    await made.reload();
    const stranger = await staffAt(made, other, 'owner');
    const bookseller = await staffAt(made, store, 'bookseller');
    for (const action of ['audit/get', 'audit/undo'] as const) {
      const { id } = entry;
      expect(await stranger.send(action, { id })).toMatchObject({ error_code: 'not_found' });
      expect(await bookseller.send(action, { id })).toMatchObject({ error_code: 'not_allowed' });
    }
    expect(await change.read()).toEqual(after);
  });
});
