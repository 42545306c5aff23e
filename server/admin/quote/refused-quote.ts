import { refuse } from '../../call/refusal.ts';
import { QuoteRefused } from '../../quote/quote-refused.ts';

/** Throws what was caught, as the refusal of an action where it is one. */
export function refusedQuote(e: unknown): never {
  throw e instanceof QuoteRefused ? refuse(e.code, e.message, e.data) : e;
}
