import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A promotion as the audit log compares it. */
export const noted = ({ version: _, uses: __, ...promotion }: AdminOutput<'promotion/save'>) => promotion;
