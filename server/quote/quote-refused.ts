/** Nothing was changed; the message says why in one sentence. */
export class QuoteRefused extends Error {
  override name = 'QuoteRefused';
  readonly code: 'not_found' | 'wrong_status' | 'unknown_line' | 'gift_card' | 'past_day';
  /** What the sentence names, for a client that says it in its own words. */
  readonly data: Record<string, unknown> | undefined;
  constructor(code: QuoteRefused['code'], message: string, data?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
