import type { AdminInput, AdminOutput } from '../../../contract/admin/actions.ts';
import type { ImportState } from '../../../contract/admin/import.ts';
import { refuse } from '../../call/refusal.ts';
import { lockRow } from '../../db/lock-row.ts';
import { headerKey } from '../../import/read/csv/header-key.ts';
import type { Choices } from '../../import/upload/choices.ts';
import { type ImportRow, moveOn, readImport, saveColumns } from '../../import/upload/queries.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { aFileChangesAll, detailOf, importDetail, mayLoadBooks } from './import-detail.ts';

type Detail = AdminOutput<'import/get'>;

export const choose: StaffHandler<'import/choose'> = async (ctx, asked) => {
  const { row, detail } = await held(ctx, asked, ['checking', 'ready']);
  const { currency = row.choices.currency, location_id = row.choices.location_id } = asked;
  if (location_id !== undefined && !detail.locations.some(({ id }) => id === location_id))
    throw refuse('unknown_location', 'This store doesn’t have that location.');
  const isTable = detail.fields.length > 0;
  const kind = isTable ? (asked.kind ?? (row.kind as 'books' | 'copies')) : undefined;
  // Another kind of file has other fields: its columns are guessed again.
  const columns = kind === row.kind ? chosenColumns(detail, asked.columns) : undefined;
  const choices: Choices = {
    ...(kind && { kind }),
    ...(columns && { columns }),
    ...(currency && { currency }),
    ...(location_id !== undefined && { location_id }),
  };
  if (kind && columns) {
    const rows = columns.map(([header, field]) => ({ header: headerKey(header), field }));
    await saveColumns(ctx.q, ctx.store.id, kind, rows);
  }
  return decided(ctx, row, 'checking', choices);
};

export const start: StaffHandler<'import/start'> = async (ctx, asked) => {
  const { row, detail } = await held(ctx, asked, ['ready']);
  if (row.kind !== 'copies' && !mayLoadBooks(ctx))
    throw refuse('not_allowed', 'Owners and managers load books: all shops of this server share them.');
  if (row.problem || !detail.found.counts) throw refuse('not_ready', 'This file can’t be loaded as it is.');
  ctx.audit.detail = { ...detail.found.counts };
  return decided(ctx, row, 'loading');
};

export const stop: StaffHandler<'import/stop'> = async (ctx, asked) => {
  const { row } = await held(ctx, asked, ['checking', 'ready', 'loading']);
  return decided(ctx, row, 'stopped');
};

/** The file of a decision, locked, in a state that the decision is for. */
async function held(
  ctx: StaffContext,
  { id, version }: AdminInput<'import/start'>,
  states: readonly ImportState[],
): Promise<{ row: ImportRow; detail: Detail }> {
  checkWholeStore(ctx, aFileChangesAll);
  await lockRow(ctx.q, 'catalog_import', ctx.store.id, id);
  const row = await readImport(ctx.q, ctx.store.id, id);
  if (!row) throw refuse('not_found', 'This shop has no such file.');
  const detail = detailOf(ctx, row);
  if (row.version !== version)
    throw refuse('stale', 'Someone else has decided something about this file.', { newer: detail });
  if (!states.includes(row.state)) throw refuse('not_ready', 'The file is no longer waiting for this.');
  return { row, detail };
}

async function decided(ctx: StaffContext, row: ImportRow, state: ImportState, choices?: Choices) {
  await moveOn(ctx.q, row.id, { state, ...(choices && { choices }) });
  ctx.audit.target = row.file_name;
  ctx.afterCommit(() => ctx.shop.jobs.wake('load-uploads'));
  return importDetail(ctx, row.id);
}

/** Columns that are read in another way than they were guessed, or that were named before. */
function chosenColumns({ found, fields }: Detail, asked: [string, string][]): [string, string][] {
  return asked.filter(([header, field]) => {
    if (field !== 'ignored' && !fields.includes(field))
      throw refuse('unknown_field', `A column can’t be read as '${field}'.`);
    const column = found.columns.find((one) => one.header === header);
    return column && (column.confidence === 'given' || column.field !== field);
  });
}
