import type { Condition } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';

const words: Record<Condition, () => string> = {
  NEW: m.cart_condition_new,
  USED: m.cart_condition_used,
  REMAINDER: m.cart_condition_remainder,
};

export function conditionWord(condition: Condition): string {
  return words[condition]();
}
