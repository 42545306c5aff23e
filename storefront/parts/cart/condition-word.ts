import type { Condition } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';

const words: Record<Condition, () => string> = {
  NEW: m.common_condition_new,
  USED: m.common_condition_used,
  REMAINDER: m.common_condition_remainder,
};

export function conditionWord(condition: Condition): string {
  return words[condition]();
}
