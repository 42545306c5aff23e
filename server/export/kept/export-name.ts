import { randomBytes } from 'node:crypto';
import type { ExportKind } from '../../../contract/admin/export.ts';

const names: Readonly<Record<ExportKind, string>> = {
  titles_onix: 'books.xml',
  titles_csv: 'books.csv',
  stock_csv: 'stock.csv',
  orders_csv: 'orders.csv',
  order_lines_csv: 'order-lines.csv',
  customers_csv: 'customers.csv',
  lists_csv: 'lists.csv',
  pages_zip: 'pages.zip',
};

/** 'tidewater-2026-11-28-073112-1f3a-orders.csv', by UTC. */
export function exportName(webstoreName: string, kind: ExportKind, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const shop = webstoreName.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 60);
  const parts = [shop, day, time.slice(0, 8).replaceAll(':', ''), randomBytes(2).toString('hex')];
  return `${parts.join('-')}-${names[kind]}`;
}
