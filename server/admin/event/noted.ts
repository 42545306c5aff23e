import type { DeskEvent } from '../../../contract/admin/event.ts';

/** An event as the audit log compares it. */
export const noted = ({ version: _, dates: __, ...event }: DeskEvent) => event;
