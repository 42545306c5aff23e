import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { permissionsOf } from '../../call/policy.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import type { StaffSession } from './staff-sessions.ts';

export const me: StaffHandler<'staff/me'> = async (ctx) => {
  const { role, ...staff } = theStaff(ctx);
  if (role === null) throw new Error('the policy lets nobody in without a role');
  return meAnswer({ ...staff, role });
};

/** A person as their own screens show them. */
export function meAnswer({
  name,
  email,
  role,
  locationId,
  hasSecondStep,
  isProved,
}: Pick<StaffSession, 'name' | 'email' | 'locationId' | 'hasSecondStep' | 'isProved'> & {
  role: NonNullable<StaffSession['role']>;
}): AdminOutput<'staff/me'> {
  return {
    name,
    email,
    role,
    location_id: locationId,
    permissions: permissionsOf(role, locationId),
    has_second_step: hasSecondStep,
    is_proved: isProved,
  };
}
