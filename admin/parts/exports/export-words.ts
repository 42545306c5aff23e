import { type Export, type ExportKind, exportDays } from '../../../contract/admin/export.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { BadgeProps } from '../../../ui/badge.tsx';

interface KindWords {
  name: () => string;
  hint: () => string;
  rows: (inputs: { count: number; number: string }) => string;
}

export const kindWords: Readonly<Record<ExportKind, KindWords>> = {
  titles_onix: {
    name: m.deskexport_kind_titles_onix,
    hint: m.deskexport_kind_titles_onix_hint,
    rows: m.deskexport_rows_titles,
  },
  titles_csv: {
    name: m.deskexport_kind_titles_csv,
    hint: m.deskexport_kind_titles_csv_hint,
    rows: m.deskexport_rows_titles,
  },
  stock_csv: {
    name: m.deskexport_kind_stock_csv,
    hint: m.deskexport_kind_stock_csv_hint,
    rows: m.deskexport_rows_stock_csv,
  },
  orders_csv: {
    name: m.deskexport_kind_orders_csv,
    hint: m.deskexport_kind_orders_csv_hint,
    rows: m.deskexport_rows_orders,
  },
  order_lines_csv: {
    name: m.deskexport_kind_order_lines_csv,
    hint: m.deskexport_kind_order_lines_csv_hint,
    rows: m.deskexport_rows_orders,
  },
  customers_csv: {
    name: m.deskexport_kind_customers_csv,
    hint: m.deskexport_kind_customers_csv_hint,
    rows: m.deskexport_rows_customers_csv,
  },
  lists_csv: {
    name: m.deskexport_kind_lists_csv,
    hint: m.deskexport_kind_lists_csv_hint,
    rows: m.deskexport_rows_lists_csv,
  },
  pages_zip: {
    name: m.deskexport_kind_pages_zip,
    hint: m.deskexport_kind_pages_zip_hint,
    rows: m.deskexport_rows_pages_zip,
  },
};

export const exportStateWords: Readonly<
  Record<Export['state'], { name: () => string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  waiting: { name: m.deskexport_state_waiting, tone: 'neutral' },
  running: { name: m.deskexport_state_running, tone: 'accent' },
  done: { name: m.deskexport_state_done, tone: 'success' },
  failed: { name: m.deskexport_state_failed, tone: 'danger' },
};

/** Whether a job writes it, or is about to. */
export const isBeingWritten = ({ state }: Pick<Export, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** What a finished file holds: '214 orders'. */
export const contentsOf = ({ kind, rows }: Pick<Export, 'kind' | 'rows'>, language: string): string =>
  kindWords[kind].rows({ count: rows, number: new Intl.NumberFormat(language).format(rows) });

/** When the shop deletes it, in Unix seconds. */
export const keptUntil = ({ created }: Pick<Export, 'created'>): number => created + exportDays * 86_400;

export const writtenText = ({ done }: Pick<Export, 'done'>): string =>
  m.deskexport_progress({ percent: Math.floor(100 * done) });
