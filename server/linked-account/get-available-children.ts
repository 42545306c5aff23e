import { nameOf } from '../account/name-of.ts';
import type { Handler } from '../context.ts';
import { ownInstitution } from './institution.ts';
import { readChildren } from './queries.ts';

export const getAvailableChildren: Handler<'account/getAvailableChildren'> = async (ctx) => {
  const institution = await ownInstitution(ctx);
  const children = await readChildren(ctx.q, institution.id);
  return children.map((row) => ({
    id: row.id,
    name: nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '', company: '' }),
    email: row.email,
    pending: row.pending,
    is_institution: row.is_institution ?? false,
    type: 'customer',
  }));
};
