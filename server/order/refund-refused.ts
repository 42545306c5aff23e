import type { RefundRefusal } from '../../contract/admin/refund.ts';

/** Nothing was changed; the message says why in one sentence. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
  readonly code: RefundRefusal;
  /** What the sentence names, for a client that says it in its own words. */
  readonly data: Record<string, unknown> | undefined;
  constructor(code: RefundRefusal, message: string, data?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
