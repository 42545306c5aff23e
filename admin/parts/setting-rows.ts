import type { AdminOutput } from '../../contract/admin/actions.ts';

/** An entry of a setting that is a list of them, by its columns. */
export type SettingRow = Readonly<Record<string, unknown>>;

type Rows = Pick<AdminOutput<'settings/getList'>['settings'][number], 'name' | 'columns'>;

/** More entries than a form has. */
const most = 100;

/** The field of a column in the `i`-th row of a form. */
export const rowFieldName = (setting: string, i: number, column: string) => `${setting} ${i} ${column}`;

/** How many rows a form has. */
export const rowCountName = (setting: string) => `${setting} rows`;

/** The rows of a form in their order; those without any words are gone. */
export function readRows({ name, columns }: Rows, form: FormData): SettingRow[] {
  const count = Math.min(Math.max(Math.trunc(Number(form.get(rowCountName(name)))) || 0, 0), most);
  const rows = Array.from({ length: count }, (_, i) =>
    Object.fromEntries(
      columns.map(({ name: column, control }) => {
        const field = rowFieldName(name, i, column);
        const typed = String(form.get(field) ?? '').replaceAll('\r\n', '\n');
        if (control === 'switch') return [column, form.has(field)];
        return [column, control === 'lines' ? typed : typed.trim()];
      }),
    ),
  );
  return rows.filter((row) =>
    Object.values(row).some((value) => typeof value === 'string' && value.trim() !== ''),
  );
}

/** The rows of a setting's text (setting-values.ts). */
export function rowsIn(text: string): SettingRow[] {
  const rows: unknown = JSON.parse(text);
  return Array.isArray(rows) ? rows : [];
}
