import type { AdminInput } from '../../../contract/admin/actions.ts';
import { type UndoableName, undoable } from '../../../contract/admin/undo.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Undo, Values } from './undo.ts';

interface SavedRow<N extends UndoableName, R> {
  /** The row as its editor has it; undefined, or the refusal `not_found`, when it is gone. */
  find(ctx: StaffContext, id: number): Promise<R | undefined>;
  /** As the audit log compares it. */
  noted(row: R): Values;
  /** The input of the save that makes a row so; without it, the fields as they are noted. */
  given?(values: Values): Values;
  save: StaffHandler<N>;
}

/** Undoes changes of rows that are saved as a whole, with a version as their lock (decision 0030). */
export function savedRow<N extends UndoableName, R extends { id: number; version: number }>(
  name: N,
  { find, noted, given = (values) => values, save }: SavedRow<N, R>,
): Undo {
  return {
    about: 'row',
    async find(ctx, { detail }) {
      const row = await find(ctx, Number(detail.id));
      if (!row) return undefined;
      const values = noted(row);
      const { id, version } = row;
      return {
        values,
        write: (earlier) => save(ctx, inputOf(name, { ...given({ ...values, ...earlier }), id, version })),
      };
    },
  };
}

/** The input of an action as it arrives from a form: what is null is left out. Throws the refusal `invalid_input`. */
function inputOf<N extends UndoableName>(name: N, values: Values): AdminInput<N> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const checked = undoable[name].input.safeParse(said);
  if (checked.success) return checked.data as AdminInput<N>;
  throw refuse('invalid_input', 'What was there before can’t be saved any longer.');
}
