import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import { PromoApplied } from './promo-applied.tsx';
import styles from './promo-box.module.css';
import type { PromoRefused } from './submit-promo.ts';
import { usePromo } from './use-promo.ts';

interface PromoBoxProps {
  cart: Cart;
  /** The page it is on, which its forms are posted to without JavaScript. */
  action: '/checkout/cart' | '/purchase';
  /** What such a form came back with. */
  refused: PromoRefused['promo'] | undefined;
  /** Waits for changes of the cart that are on their way. */
  settle?: () => Promise<boolean>;
  /** Told of each change; it resolves to whether it was made. */
  onChange?: (change: Promise<boolean>) => void;
  /** Folded until there is something in it. */
  folds?: boolean;
}

/** The promo code box (CART-035, CHECKOUT-017), where the store takes codes (PROMO-003): none applied, or one (PROMO-004). */
export function PromoBox({ cart, action, refused, settle, onChange, folds = false }: PromoBoxProps) {
  const promo = usePromo(refused?.sentence ?? '', settle);
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(0);
  const { code, problem } = cart.promo_code;
  // The pressed button is gone: keep the focus inside the box.
  useEffect(() => {
    if (moved > 0) box.current?.querySelector<HTMLElement>('[data-promo-focus]')?.focus();
  }, [moved]);
  // At the prices of a quote, codes take nothing off.
  if (!useSettings().checkout_info.using_promo_codes || cart.quote?.in_effect) return null;
  async function follow(change: Promise<boolean>): Promise<boolean> {
    onChange?.(change);
    const made = await change;
    if (made) setMoved((n) => n + 1);
    return made;
  }
  return (
    <div ref={box}>
      <Folded folds={folds} open={code !== '' || promo.problem !== ''}>
        {code ? (
          <PromoApplied
            code={code}
            problem={promo.problem || problem}
            action={action}
            working={promo.working}
            onRemove={() => void follow(promo.remove(code))}
          />
        ) : (
          <form
            method="post"
            action={action}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              const typed = String(new FormData(event.currentTarget).get('code') ?? '');
              void follow(promo.apply(typed)).then((made) => {
                if (!made) box.current?.querySelector('input')?.focus();
              });
            }}
          >
            <DrawnFor />
            <input type="hidden" name="intent" value="promo_add" />
            <TextField
              id="promo-code"
              name="code"
              label={m.cart_promo_heading()}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={refused?.code}
              error={promo.problem || undefined}
              data-promo-focus=""
              onChange={promo.forgetProblem}
            />
            <Button type="submit" pending={promo.working} className={styles.apply}>
              {m.cart_promo_apply()}
            </Button>
          </form>
        )}
      </Folded>
    </div>
  );
}

function Folded({ folds, open, children }: { folds: boolean; open: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(open);
  if (!folds) return children;
  return (
    <Disclosure
      className={styles.folded}
      open={isOpen || open}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      label={<span>{m.cart_promo_have()}</span>}
    >
      <div className={styles.unfolded}>{children}</div>
    </Disclosure>
  );
}
