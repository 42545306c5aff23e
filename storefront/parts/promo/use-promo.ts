import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { changePromo, type PromoChange } from './change-promo.ts';

/** The promo box with JavaScript. `settle` waits for changes of the cart that are on their way. */
export function usePromo(told: string, settle: () => Promise<boolean> = async () => true) {
  const { setCart } = useSession();
  const { show } = useToasts();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState(told);

  /** Resolves to whether it was made; what was refused is said under the box (PROMO-005). */
  async function change(wanted: PromoChange, done: string): Promise<boolean> {
    if (working) return false;
    setWorking(true);
    await settle();
    const answer = await changePromo(call, wanted).catch(failedAnswer);
    setWorking(false);
    setProblem(answer.ok ? '' : answer.error);
    if (!answer.ok) return false;
    setCart(answer.value.cart);
    show({ tone: 'success', message: done });
    return true;
  }
  return {
    working,
    problem,
    forgetProblem: () => setProblem(''),
    apply: (code: string) => {
      const name = code.replace(/\s+/g, '').toUpperCase();
      return change({ intent: 'promo_add', code }, m.cart_promo_applied({ code: name }));
    },
    remove: (code: string) => change({ intent: 'promo_remove' }, m.cart_promo_removed({ code })),
  };
}
