import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A form as the audit log compares it. */
export const noted = ({ id, header, description, elements }: AdminOutput<'form/get'>) => ({
  id,
  header,
  description,
  elements,
});
