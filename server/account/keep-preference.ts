import type { User } from '../../contract/user.ts';
import type { Query } from '../db/db.ts';
import { updatePreference } from './queries.ts';

/** How the shop reaches its customer from now on. */
export const keepPreference = (
  q: Query,
  customerId: number,
  preference: User['communication_preference'],
): Promise<void> => updatePreference(q, customerId, preference);
