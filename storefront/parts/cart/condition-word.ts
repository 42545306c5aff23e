import type { Condition } from '../../../contract/title.ts';

const words: Record<Condition, string> = { NEW: 'New', USED: 'Used', REMAINDER: 'Remainder' };

export function conditionWord(condition: Condition): string {
  return words[condition];
}
