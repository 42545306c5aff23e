import type { AlertKind } from '../../../contract/alert-rules.ts';

/** One thing that a digest says. */
export interface DigestItem {
  alert_id: number;
  kind: AlertKind;
  title_id: number;
  /** Of the author or the series; '' otherwise. */
  name: string;
  /** For 'price', in cents: what it cost before, and now. */
  was: number | null;
  price: number | null;
}
