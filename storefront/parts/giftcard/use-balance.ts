import { useState } from 'react';
import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { proveHuman } from '../human-check/prove-human.ts';

/** What is on a card, in cents; spaces do not matter (GIFTCARD-023). Null: nothing was typed (GIFTCARD-024). */
export async function askBalance(
  api: Call,
  typed: string,
  captcha?: string,
): Promise<Answer<{ balance: number }> | null> {
  const number = typed.replace(/\s+/g, '');
  return number === '' ? null : api('giftcard/balance', { number, captcha }).catch(failedAnswer);
}

/** The balance checker with JavaScript. */
export function useBalance() {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer<{ balance: number }> | null>(null);
  const [open, setOpen] = useState(false);
  return {
    pending,
    answer,
    open,
    close: () => setOpen(false),
    async check(typed: string) {
      if (pending || typed.trim() === '') return;
      setPending(true);
      const asked = await withProof(typed).catch(failedAnswer);
      setPending(false);
      setAnswer(asked);
      setOpen(asked !== null);
    },
  };
}

async function withProof(typed: string) {
  return askBalance(call, typed, await proveHuman());
}
