import { type ExcelColumn, excelColumns } from '../../contract/list-file.ts';
import type { Handler } from '../context.ts';
import { columns } from './excel-columns.ts';

export const getExcelOptions: Handler<'titlelist/getExcelOptions'> = async () => ({
  options: Object.entries(excelColumns).map(([key, isShown]) => ({
    key,
    label: columns[key as ExcelColumn].label(),
    default: isShown,
  })),
});
