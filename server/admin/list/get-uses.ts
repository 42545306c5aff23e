import { listUses } from '../../titlelist/list-uses.ts';
import type { StaffHandler } from '../context.ts';

export const getUses: StaffHandler<'list/getUses'> = ({ q, store }, { id }) => listUses(q, store, id);
