import type { Rejected } from '../../record.ts';

export interface StockRow {
  kind: 'row';
  /** 1-based line of the file. */
  line: number;
  eisbn: string;
  /** As the file names it; '' when neither file nor options say, which means the shop's only location. */
  location: string;
  quantity: number;
  /** Undefined when the file gives none, or 0. */
  price_cents?: number;
  /** ISO 4217, when the price or a column says. */
  currency?: string;
  condition: 'NEW' | 'USED' | 'REMAINDER';
  on_order?: number;
  warnings: string[];
}

export type StockRead = StockRow | { kind: 'rejected'; rejected: Rejected };
