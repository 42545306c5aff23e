import type { StaffLocation } from '../../store/location/staff-locations.ts';

/** A location as the audit log compares it. */
export const noted = ({ version: _, details, ...location }: StaffLocation) => ({ ...location, ...details });
