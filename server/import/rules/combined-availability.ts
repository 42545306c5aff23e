import type { Availability } from '../record.ts';

/**
 * What a shop may say of a title: one that the publisher has withdrawn or recalled is not sold whatever a supplier has
 * left; else the supplier's word counts before the publisher's. '' = nothing said.
 */
export function combinedAvailability(
  publishing: Availability | '',
  supply: Availability | '',
): Availability | '' {
  return publishing === 'withdrawn' ? publishing : supply || publishing;
}
