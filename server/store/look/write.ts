import { isDeepStrictEqual } from 'node:util';
import type { ShopLook } from '../../../contract/look.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { lockStore } from '../../db/lock-row.ts';
import { changeSettings } from '../write.ts';
import { currentLook, readLookSettings, settingsOf } from './current-look.ts';
import { lookFaults } from './look-faults.ts';
import { findLookDraft, keepLook, readLooks, writeLookDraft } from './queries.ts';
import { staffLookDraft } from './staff-looks.ts';

/** A store, and who changes its look: 'staff 3'. */
export interface LookWriter {
  storeId: number;
  by: string;
}

/** What a change has made of the look of the shop. */
export interface LookChange {
  before: ShopLook;
  after: ShopLook;
}

const stale = (newer: unknown) =>
  refuse('stale', 'Someone else has changed this in the meantime.', { newer });

/**
 * Saves the draft of a store's next look, a new one without `version`. Whether it could be published is no matter yet.
 *
 * @throws the refusal `stale` with the `newer` draft, null when it is gone.
 */
export async function saveLookDraft(
  q: Query,
  { storeId, by }: LookWriter,
  look: ShopLook,
  version: number | undefined,
): Promise<void> {
  await lockStore(q, storeId);
  const row = await findLookDraft(q, storeId);
  const there = row?.look ? row.version : undefined;
  if (there !== version) throw stale(await staffLookDraft(q, storeId));
  const beganFrom = row?.began_from ?? (await currentLook(q, storeId));
  await writeLookDraft(q, storeId, { look, beganFrom }, by);
}

/** Deletes the draft of a store's next look. Throws the refusals `not_found` and `stale`. */
export async function discardLookDraft(q: Query, writer: LookWriter, version: number): Promise<void> {
  await heldDraft(q, writer.storeId, version);
  await writeLookDraft(q, writer.storeId, null, writer.by);
}

/**
 * Gives a store the look of its draft. `over`: the look of the shop that the draft may replace; by default
 * the one that the shop had when the draft was begun.
 *
 * @throws the refusals `not_found`, `stale`, `look_changed` with the `newer` look of the shop, and `faulty_look`.
 */
export async function publishLook(
  q: Query,
  writer: LookWriter,
  { version, over }: { version: number; over?: ShopLook | undefined },
): Promise<LookChange> {
  const { look, began_from } = await heldDraft(q, writer.storeId, version);
  const newer = await currentLook(q, writer.storeId);
  if (!isDeepStrictEqual(over ?? began_from, newer))
    throw refuse('look_changed', 'The look of the shop has changed in the meantime.', { newer });
  const change = await putLook(q, writer, look, 'published');
  await writeLookDraft(q, writer.storeId, null, writer.by);
  return change;
}

/**
 * Gives a store a look that it has had before. `newest` is the newest one that the person has seen.
 *
 * @throws the refusals `stale`, `unknown_version` and `faulty_look`.
 */
export async function restoreLook(
  q: Query,
  writer: LookWriter,
  { restored, newest }: { restored: number; newest: number },
): Promise<LookChange> {
  await lockStore(q, writer.storeId);
  const versions = await readLooks(q, writer.storeId);
  if (versions[0]?.version !== newest) throw stale(versions[0] ?? null);
  const wanted = versions.find(({ version }) => version === restored);
  if (!wanted) throw refuse('unknown_version', 'The shop no longer has this look.');
  return putLook(q, writer, wanted.look, 'restored');
}

async function heldDraft(q: Query, storeId: number, version: number) {
  await lockStore(q, storeId);
  const row = await findLookDraft(q, storeId);
  if (!row?.look) throw refuse('not_found', 'This draft no longer exists.');
  if (row.version !== version) throw stale(await staffLookDraft(q, storeId));
  return { ...row, look: row.look };
}

/** Writes a look into the settings of a store that is locked, and keeps the one before, should the history not have it. */
async function putLook(
  q: Query,
  { storeId, by }: LookWriter,
  look: ShopLook,
  kind: 'published' | 'restored',
): Promise<LookChange> {
  const faults = lookFaults(look);
  if (faults.length > 0)
    throw refuse('faulty_look', `This look can’t be published yet: ${faults.join(' ')}`, { faults });
  const stored = await readLookSettings(q, storeId);
  const before = await currentLook(q, storeId);
  const [newest] = await readLooks(q, storeId);
  if (!isDeepStrictEqual(newest?.look, before))
    await keepLook(q, storeId, { look: before, kind: 'found', by: '' });
  await changeSettings(q, storeId, settingsOf(stored, look));
  const after = await currentLook(q, storeId);
  await keepLook(q, storeId, { look: after, kind, by });
  return { before, after };
}
