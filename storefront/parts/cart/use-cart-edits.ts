import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { inTurn } from '../../in-turn.ts';
import { useSession } from '../session/session-provider.tsx';
import { readCardNotes } from './card-notes.ts';
import type { AddCopies, CartChange, SetCopies } from './cart-change.ts';
import { type Changed, changeCart } from './change-cart.ts';
import { neighbourOf, recoverFocus } from './line-focus.ts';
import type { Question } from './question.ts';
import { questionPath } from './question-path.ts';
import { useIsShown } from './use-is-shown.ts';

/** Presses of + and − that follow one another within this time are sent as one change. */
const settleMs = 400;

export interface CartEdits {
  /** Quantity to show: what the shopper asked for, until the server has answered. */
  quantityOf(item: CartItem): number;
  /** Something is still on its way: totals on the page are not the last word. */
  busy: boolean;
  /** What to ask the shopper about the last quantity that was set. */
  asked: { question: Question; title: string } | null;
  /** Null leaves the quantity as it was. */
  answer(change: AddCopies | SetCopies | null): void;
  setQuantity(item: CartItem, quantity: number): void;
  remove(item: CartItem): void;
  /** Makes a change after those before it; resolves to whether it was made. */
  change(wanted: CartChange): Promise<boolean>;
  /** Sends what waits; once all is answered, resolves to whether none of it was refused meanwhile. */
  settle(): Promise<boolean>;
}

type Asked = Extract<Changed, { question: Question }>;

interface Waiting {
  timer: number;
  send: () => void;
}

/** Changing the cart with JavaScript: at once on the page, in order and bundled on the wire. */
export function useCartEdits(): CartEdits {
  const { setCart } = useSession();
  const { show } = useToasts();
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [pending, setPending] = useState(0);
  const [asked, setAsked] = useState<{ question: Question; item: CartItem } | null>(null);
  const [take] = useState(inTurn);
  const unanswered = useRef(new Set<Promise<boolean>>());
  /** How many changes were not made, and said so. */
  const refused = useRef(0);
  const waiting = useRef(new Map<number, Waiting>());
  const here = useIsShown();
  /** Lines on their way out: they take no further change. */
  const leaving = useRef(new Set<number>());

  const enqueue = useCallback(
    (wanted: CartChange, ask: (asked: Asked) => void = () => {}) => {
      setPending((n) => n + 1);
      const done = take(async () => {
        const outcome = await changeCart(call, wanted);
        if ('cart' in outcome) setCart(outcome.cart);
        else refused.current += 1;
        if ('question' in outcome) ask(outcome);
        if ('problem' in outcome) {
          show({ tone: 'error', message: outcome.sentence });
          // Another window may have changed the cart: what the page shows of it is no longer to be trusted.
          const newest = await call('cart/get', {}).catch(failedAnswer);
          if (newest.ok) setCart(newest.value.cart);
        }
        setPending((n) => n - 1);
        unanswered.current.delete(done);
        return 'cart' in outcome;
      });
      unanswered.current.add(done);
      return done;
    },
    [setCart, show, take],
  );
  const change = useCallback((wanted: CartChange) => enqueue(wanted), [enqueue]);

  const forget = useCallback((cartId: number, quantity: number) => {
    setTyped((all) => {
      if (all.get(cartId) !== quantity) return all;
      const rest = new Map(all);
      rest.delete(cartId);
      return rest;
    });
  }, []);

  const setQuantity = useCallback(
    (item: CartItem, quantity: number, order_rest = false) => {
      const { cart_id } = item.cart_info;
      if (leaving.current.has(cart_id)) return;
      window.clearTimeout(waiting.current.get(cart_id)?.timer);
      setTyped((all) => new Map(all).set(cart_id, quantity));
      const send = () => {
        waiting.current.delete(cart_id);
        const { eisbn } = item.title_info;
        const ask = ({ question, sentence }: Asked) => {
          if (here.current) return setAsked({ question, item });
          const { title } = item.title_info;
          const action = { label: m.cart_go_to_cart(), href: questionPath(question) };
          show({ tone: 'error', message: m.cart_quantity_not_changed({ title, sentence }), action });
        };
        const sent = enqueue({ intent: 'set', cart_id, eisbn, quantity, order_rest }, ask);
        void sent.then(() => forget(cart_id, quantity));
      };
      waiting.current.set(cart_id, { send, timer: window.setTimeout(send, settleMs) });
    },
    [enqueue, forget, show, here],
  );

  const flush = useCallback(() => {
    for (const { timer, send } of [...waiting.current.values()]) {
      window.clearTimeout(timer);
      send();
    }
  }, []);
  // Leaving the page must not lose the last press of a button.
  useEffect(() => flush, [flush]);

  return {
    quantityOf: ({ cart_info }) => typed.get(cart_info.cart_id) ?? cart_info.quantity,
    busy: pending > 0 || typed.size > 0,
    asked: asked && { question: asked.question, title: asked.item.title_info.title },
    answer(change) {
      setAsked(null);
      if (asked && change) setQuantity(asked.item, change.quantity, change.order_rest);
    },
    setQuantity,
    remove(item) {
      const { cart_id, position } = item.cart_info;
      if (leaving.current.has(cart_id)) return;
      leaving.current.add(cart_id);
      window.clearTimeout(waiting.current.get(cart_id)?.timer);
      waiting.current.delete(cart_id);
      const next = neighbourOf(position);
      void change({ intent: 'remove', cart_id }).then((removed) => {
        setTyped((all) => new Map([...all].filter(([id]) => id !== cart_id)));
        if (!removed) {
          leaving.current.delete(cart_id);
          return;
        }
        recoverFocus(next);
        const undo = () => change(putBack(item)).then((isBack) => isBack && recoverFocus(position));
        const action = { label: m.common_undo(), onPress: () => void undo() };
        show({ message: m.cart_removed_from_cart({ title: item.title_info.title }), action });
      });
    },
    change,
    async settle() {
      // The shopper knows earlier refusals already, even while the newest cart is on its way.
      const before = refused.current;
      flush();
      await Promise.all(unanswered.current);
      return asked === null && refused.current === before;
    },
  };
}

/** The shopper had agreed to all of it before. The line returns to its place. */
function putBack({ title_info: { eisbn, condition }, cart_info }: CartItem): CartChange {
  const { quantity, position, gift_registry_id } = cart_info;
  const card = readCardNotes(cart_info.cart_notes);
  if (card) return { intent: 'gift_card', eisbn, quantity, position, ...card };
  return {
    intent: 'add',
    eisbn,
    condition,
    quantity,
    position,
    gift_registry_id: gift_registry_id ?? undefined,
    order_rest: true,
    large_print_confirmed: true,
  };
}
