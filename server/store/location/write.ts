import { type Refusal, refuse } from '../../call/refusal.ts';
import { heldBefore, holdVersion, type RowVersion } from '../../call/row-version.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import { idOfWritten, lockStore } from '../../db/lock-row.ts';
import { checkLocation, type NewLocation } from './check-location.ts';
import { countUses, isNamed, type LocationUses, readLocations } from './queries.ts';
import { findStaffLocation, type StaffLocation } from './staff-locations.ts';

type PlacedLocation = NewLocation & { position: number };

/**
 * Writes a location of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was,
 * null for a new one, and its id.
 *
 * @throws the refusals of `checkLocation` and `holdVersion`, and `code_taken`.
 */
export async function saveLocation(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  location: PlacedLocation,
): Promise<{ before: StaffLocation | null; id: number }> {
  await lockStore(q, storeId);
  const before = await heldBefore(which, (held) => heldLocation(q, storeId, held));
  checkLocation(location);
  const code = location.code.toLowerCase();
  const others = (await readLocations(q, storeId)).filter(({ id }) => id !== before?.id);
  if (others.some((other) => other.code.toLowerCase() === code)) {
    throw refuse('code_taken', `Another location has the code ${location.code}.`);
  }
  const id = before
    ? await updateLocation(q, storeId, before, location)
    : await insertLocation(q, storeId, which, location);
  return { before, id };
}

/**
 * Deletes a location of a store and returns it, and whether other rows named it. Its past orders stay.
 *
 * @throws the refusals of `holdVersion`, `location_in_use` with the counts of `LocationUses`, and `last_location`.
 */
export async function deleteLocation(
  q: Query,
  storeId: number,
  which: RowVersion,
): Promise<{ before: StaffLocation; wasNamed: boolean }> {
  await lockStore(q, storeId);
  const before = await heldLocation(q, storeId, which);
  const uses = await countUses(q, before.id);
  if (Object.values(uses).some((count) => count > 0)) throw inUse(before, uses);
  if ((await readLocations(q, storeId)).length === 1) {
    throw refuse('last_location', 'A shop needs at least one location: add another one first.');
  }
  const wasNamed = await isNamed(q, before.id);
  await q.query(
    'delete from location where id = $1 and store_id = $2',
    [before.id, storeId],
    'location-delete',
  );
  return { before, wasNamed };
}

const heldLocation = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'location', { storeId, id, version }, () => findStaffLocation(q, storeId, id));

function inUse({ name }: StaffLocation, uses: LocationUses): Refusal {
  const counted = [
    count(uses.orders, 'open order', 'open orders'),
    count(uses.copies, 'copy in stock or on order', 'copies in stock or on order'),
    count(uses.staff, 'person who works only there', 'people who work only there'),
  ];
  const what = counted.filter(Boolean).join(', ');
  return refuse('location_in_use', `${name} cannot be deleted: it still has ${what}.`, uses);
}

const count = (n: number, one: string, many: string) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`);

async function insertLocation(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  location: PlacedLocation,
): Promise<number> {
  const { code, name, position, details } = location;
  const rows = await q.query<{ id: number }>(
    `insert into location (store_id, code, name, position, details) values ($1, $2, $3, $4, $5::jsonb) returning id`,
    [storeId, code, name, position, JSON.stringify(details)],
    'location-insert',
  );
  return idOfWritten(q, 'location', rows, which);
}

async function updateLocation(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  { code, name, position, details }: PlacedLocation,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update location set code = $4, name = $5, position = $6, details = $7::jsonb, version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, code, name, position, JSON.stringify(details)],
    'location-update',
  );
  return idOfRow(rows);
}
