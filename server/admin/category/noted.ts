import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A category as the audit log compares it. */
export const noted = ({ id, name, position, titles }: AdminOutput<'category/get'>) => ({
  id,
  name,
  position,
  titles: titles.map(({ eisbn }) => eisbn),
});
