import type { AuditRow } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';

/** By the names of fields; undefined = nothing. */
export type Values = Readonly<Record<string, unknown>>;

/** What a change was about, as it is now. */
export interface Found {
  /** As the entries of such changes compare it, without what can't be put back. */
  values: Values;
  /** Writes these of the fields by the rule of the change itself, and sets `ctx.audit`. Throws its refusals. */
  write(values: Values): Promise<unknown>;
}

/** How changes of one kind are undone: beside their write, in a registry of each group (`undos.ts` lists them). */
export interface Undo {
  /** What entries of this part have to share to be about the same: an id, a target, or nothing. */
  about: 'row' | 'target' | 'part';
  /** Its fields mean nothing without each other: all of them are put back, or none. */
  isWhole?: true;
  /** undefined, or the refusal `not_found`, when it no longer exists. */
  find(ctx: StaffContext, entry: AuditRow): Promise<Found | undefined>;
}
