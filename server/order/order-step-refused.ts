/** The order does not exist, or may not take this step; the message says why in one sentence. */
export class OrderStepRefused extends Error {
  override name = 'OrderStepRefused';
  readonly code: 'not_found' | 'wrong_status' | 'wrong_delivery' | 'unknown_line' | 'too_many';
  /** What the sentence names, for a client that says it in its own words. */
  readonly data: Record<string, unknown> | undefined;
  constructor(code: OrderStepRefused['code'], message: string, data?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
