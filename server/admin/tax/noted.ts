import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A rate as the audit log compares it. */
export const noted = ({ version: _, ...rate }: AdminOutput<'tax/save'>) => rate;
