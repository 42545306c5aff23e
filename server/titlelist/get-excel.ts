import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { type ExcelColumn, excelColumns } from '../../contract/list-file.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { columns } from './excel-columns.ts';
import { listSource, sourceRows } from './list-source.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bold = 'bold';

/** LIST-048. */
export const getExcel: Handler<'titlelist/getExcel'> = async (ctx, { list_id, ...flags }) => {
  const list = await listSource(ctx, list_id);
  const shown = (Object.keys(excelColumns) as ExcelColumn[])
    .filter((key) => flags[key])
    .map((key) => columns[key]);
  const heads = [m.listfile_isbn, m.listfile_title, ...shown.map(({ label }) => label)];
  const sheet: SheetData = [heads.map((head) => ({ value: head(), fontWeight: bold }))];
  for await (const rows of sourceRows(ctx.q, ctx, list)) {
    for (const row of rows) sheet.push([row.eisbn, row.title, ...shown.map(({ cell }) => cell(row))]);
  }
  const widths = [16, 44, ...shown.map(({ width }) => width)];
  const file = writeXlsxFile(sheet, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 });
  return { name: `${list.name}.xlsx`, type, bytes: new Uint8Array(await file.toBuffer()) };
};
