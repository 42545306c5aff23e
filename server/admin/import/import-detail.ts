import { existsSync } from 'node:fs';
import type { ImportDetail, ImportFound } from '../../../contract/admin/import.ts';
import { permissionsOf } from '../../call/policy.ts';
import { refuse } from '../../call/refusal.ts';
import { FIELDS } from '../../import/read/csv/field.ts';
import { STOCK_FIELDS } from '../../import/read/stock/stock-header-names.ts';
import { rejectedPath } from '../../import/upload/files.ts';
import { type ImportRow, readImport } from '../../import/upload/queries.ts';
import { type StaffContext, theStaff } from '../context.ts';

type Where = Pick<StaffContext, 'q' | 'store' | 'shop'>;

const nothing: ImportFound = {
  ...{ counts: null, reasons: [], remarks: [], columns: [], samples: [] },
  ...{ sheet: '', other_sheets: [] },
};

/** An uploaded file as pages show it. Throws the refusal `not_found`. */
export async function importDetail(where: Where, id: number): Promise<ImportDetail> {
  const row = await readImport(where.q, where.store.id, id);
  if (!row) throw refuse('not_found', 'This shop has no such file.');
  return detailOf(where, row);
}

export function detailOf({ store, shop }: Where, row: ImportRow): ImportDetail {
  const { store_id: _, file, choices, found, loaded, attempts: __, ...line } = row;
  const { line: ___, ...counts } = { line: 0, ...loaded };
  const hasLoaded = row.state === 'done' || counts.added !== undefined;
  return {
    ...line,
    found: { ...nothing, ...found },
    loaded: hasLoaded ? { ...noCounts, ...counts } : null,
    currency: choices.currency ?? store.currency,
    location_id: choices.location_id ?? null,
    fields: row.kind === 'books' ? [...FIELDS] : row.kind === 'copies' ? [...STOCK_FIELDS] : [],
    locations: store.locations.map(({ location_id, sc_name }) => ({ id: location_id, name: sc_name })),
    has_rejected: existsSync(rejectedPath(shop.env.DATA_DIR, file)),
  };
}

const noCounts = {
  ...{ added: 0, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0 },
  ...{ warnings: 0, assumed_prices: 0 },
};

/** A list of copies is the store's own; books belong to all stores of the server. */
export function mayLoadBooks(ctx: Pick<StaffContext, 'session'>): boolean {
  const { role, locationId } = theStaff(ctx);
  return role !== null && permissionsOf(role, locationId).includes('settings:write');
}

/** Why staff of one location may not load files. */
export const aFileChangesAll = 'a file changes the whole shop';
