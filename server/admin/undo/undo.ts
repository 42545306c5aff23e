import type { AuditRow } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';

/** By the names of fields; undefined = nothing. */
export type Values = Readonly<Record<string, unknown>>;

/** What an entry was about, as it is now. */
export interface Found {
  /** As the entries of such changes compare it, without what can't be put back. */
  values: Values;
  /** Writes these of the fields by the rule of the change itself, and sets `ctx.audit`. Throws its refusals. */
  write?(values: Values): Promise<unknown>;
  /** Deletes it by the rule of the deletion itself, and sets `ctx.audit`. Throws its refusals, and `in_use`. */
  remove?(): Promise<unknown>;
}

/** A deleted row, as its entry has it. */
export interface Deleted {
  id: number;
  before: Values;
  kept: Values & { version: number };
}

/** How changes of one kind are undone: beside their write, in a registry of each group (`undos.ts` lists them). */
export interface Undo {
  /** What two entries must share to be about the same thing: the row's id, the target, or just the part. */
  about: 'row' | 'target' | 'part';
  /** Its fields mean nothing without each other: all of them are put back, or none. */
  isWhole?: true;
  /** Its changes are not undone here, but its making and deletion are. */
  hasHistory?: true;
  /** undefined, or the refusal `not_found`, when it no longer exists. */
  find(ctx: StaffContext, entry: AuditRow): Promise<Found | undefined>;
  /** Writes a deleted row again by the rule of its save, and sets `ctx.audit`. Throws its refusals, and `already_there`. */
  bringBack?(ctx: StaffContext, deleted: Deleted): Promise<unknown>;
}
