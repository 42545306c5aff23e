import type { AdminInput } from '../../../contract/admin/actions.ts';
import { undoable, type undoableChanges } from '../../../contract/admin/undo.ts';
import { refuse } from '../../call/refusal.ts';
import type { RowVersion } from '../../call/row-version.ts';
import type { StaffContext } from '../context.ts';
import { isSame, rowIdOf } from './entry-values.ts';
import type { Undo, Values } from './undo.ts';

type SavingName = Extract<keyof typeof undoableChanges, `${string}/save`>;

/** The input of a save, without what names the row. */
export type Given<N extends SavingName> = Omit<AdminInput<N>, 'id' | 'version'>;

interface SavedRow<N extends SavingName, R> {
  /** The row as its editor has it; undefined, or the refusal `not_found`, when it is gone. */
  find(ctx: StaffContext, id: number): Promise<R | undefined>;
  /** As the audit log compares it. */
  noted(row: R): Values;
  /** The input of the save that makes a row so; without it, the fields as they are noted. */
  given?(values: Values): Values;
  /** Writes it by the rule of the save, also one that comes back, and sets `ctx.audit`. `kept`: see `Deleted`. */
  save(ctx: StaffContext, which: RowVersion, given: Given<N>, kept?: Values): Promise<unknown>;
  /** Deletes it by the rule of the deletion, and sets `ctx.audit`. */
  remove?(ctx: StaffContext, which: RowVersion): Promise<unknown>;
  /** Whether something needs it by now, so that its making is not undone. */
  isUsed?(ctx: StaffContext, row: R): Promise<boolean> | boolean;
  /** All rows of the store, where two can say the same: one that comes back must not be the second. */
  all?(ctx: StaffContext): Promise<R[]>;
}

/** Undoes changes of rows that are saved as a whole, with a version as their lock (decision 0030), their making and deletion. */
export function savedRow<N extends SavingName, R extends { id: number; version: number }>(
  name: N,
  { find, noted, given = (values) => values, save, remove, isUsed, all }: SavedRow<N, R>,
): Undo {
  const inputOf = (values: Values) => checkedInput(name, given(values));
  const removal = (ctx: StaffContext, row: R) => async () => {
    if (await isUsed?.(ctx, row)) throw refuse('in_use', 'This is used by now, so it stays.');
    return remove?.(ctx, { id: row.id, version: row.version });
  };
  return {
    about: 'row',
    async find(ctx, entry) {
      const row = await find(ctx, rowIdOf(entry));
      if (!row) return undefined;
      const values = noted(row);
      const { id, version } = row;
      return {
        values,
        write: async (earlier) => save(ctx, { id, version }, inputOf({ ...values, ...earlier })),
        remove: removal(ctx, row),
      };
    },
    ...(remove && {
      async bringBack(ctx, { id, before, kept }) {
        const isIt = (row: R) =>
          Object.entries({ ...noted(row), id }).every(([name, value]) => isSame(value, before[name]));
        if ((await all?.(ctx))?.some(isIt)) {
          throw refuse('already_there', 'The shop has the same again, so this was not put back.');
        }
        return save(ctx, { id, version: kept.version + 1, isBack: true }, inputOf(before), kept);
      },
    }),
  };
}

/** The input of an action as it arrives from a form: what is null is left out. Throws the refusal `invalid_input`. */
function checkedInput<N extends SavingName>(name: N, values: Values): Given<N> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const checked = undoable[name].input.safeParse({ ...said, id: undefined });
  if (checked.success) return checked.data as unknown as Given<N>;
  throw refuse('invalid_input', 'What was there before can’t be saved any longer.');
}
