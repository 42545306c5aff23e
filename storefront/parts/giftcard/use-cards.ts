import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { proveHuman } from '../human-check/prove-human.ts';
import { useSession } from '../session/session-provider.tsx';
import { type CardChange, type CardProblem, cardProblem, changeCards } from './card-change.ts';

/** Paying with gift cards, with JavaScript. `told` is what a form that was posted without came back with. */
export function useCards(told: CardProblem | undefined) {
  const { setCart } = useSession();
  const { show } = useToasts();
  const [working, setWorking] = useState<CardChange | null>(null);
  const [problem, setProblem] = useState<CardProblem | undefined>(told);

  /** Resolves to undefined when it was made, else to what is wrong. */
  async function change(wanted: CardChange): Promise<CardProblem | undefined> {
    setWorking(wanted);
    const answer = await send(wanted).catch(failedAnswer);
    setWorking(null);
    const wrong = answer.ok ? undefined : cardProblem(wanted, answer);
    setProblem(wrong);
    if (!answer.ok) return wrong;
    const before = answer.value.cart.gift_cards;
    setCart(answer.value.cart);
    const card =
      wanted.intent === 'card_add' ? before.at(-1) : before.find((c) => c.number === wanted.number);
    const message = card
      ? m.giftcard_added_to_order({ number: card.number, amount: formatMoney(card.amount) })
      : m.giftcard_taken_off({ number: wanted.number });
    show({ tone: 'success', message });
    return undefined;
  }
  return { working, problem, forgetProblem: () => setProblem(undefined), change };
}

async function send(wanted: CardChange) {
  if (wanted.intent !== 'card_add') return changeCards(call, wanted);
  return changeCards(call, wanted, await proveHuman());
}
