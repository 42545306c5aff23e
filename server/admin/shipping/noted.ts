import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A shipping rate as the audit log compares it. */
export const noted = ({ version: _, ...rate }: AdminOutput<'shipping/save'>) => rate;
