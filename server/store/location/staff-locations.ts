import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { Query } from '../../db/db.ts';
import { readLocation } from '../read-location.ts';
import { type LocationRow, readLocations } from './queries.ts';

/** A location as its editor has it. */
export type StaffLocation = AdminOutput<'location/getList'>['locations'][number];

/** The locations of a store in its order, for its staff. */
export async function staffLocations(q: Query, storeId: number): Promise<StaffLocation[]> {
  return (await readLocations(q, storeId)).map(staffLocationOf);
}

export async function findStaffLocation(
  q: Query,
  storeId: number,
  id: number,
): Promise<StaffLocation | undefined> {
  const [row] = await readLocations(q, storeId, id);
  return row && staffLocationOf(row);
}

/** With the name that shoppers see: stored details may have another than the row. */
function staffLocationOf(row: LocationRow): StaffLocation {
  const { location_id: _, altname, ...details } = readLocation(row);
  const { id, version, code, position } = row;
  return { id, version, code, name: altname, position, details };
}
