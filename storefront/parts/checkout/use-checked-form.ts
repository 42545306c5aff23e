import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { focusFirstError } from '../../../ui/first-error.ts';
import { keepLoading } from '../../../ui/load-code.ts';
import { useSettings } from '../session/use-settings.ts';
import { ownFormProblems } from './own-form-problems.ts';
import { problemsOf } from './purchase-problems.ts';
import { type Problems, type PurchaseField, type PurchaseValues, valuesFromForm } from './purchase-values.ts';

export interface CheckedForm {
  form: RefObject<HTMLFormElement | null>;
  /** The form's scripts have loaded; until then, the plain form works without them. */
  alive: boolean;
  /** All that is missing or wrong, shown or not. {} = the order may be sent. */
  open: Problems;
  /** A failed try to send the form has said what is wrong, and nothing has been entered since: fields need not say it as well. */
  told: boolean;
  /** What to say under the fields: only about those the shopper has been through. */
  problems: Problems;
  payment: string;
  onInput(): void;
  onLeave(field: string): void;
  /** Chooses this payment method, '' = none. */
  choosePayment(choice: string): void;
  read(): PurchaseValues | null;
  /** Says all there is to say and goes to the first bad field. Returns what is wrong. */
  insist(): Problems;
  /** What the server found wrong. It stays until the field is changed. */
  blame(problems: Problems): void;
}

type Rules = (values: PurchaseValues, settings: SiteSettings) => Problems;

async function rulesFor(ownForm: CheckoutForm | null): Promise<Rules> {
  const { contactFields } = await import('./contact-shape.ts');
  return (values, settings) => ({
    ...problemsOf(contactFields, values, settings),
    ...(ownForm && ownFormProblems(ownForm, values)),
  });
}

/**
 * Checks an ordinary form while it is filled in; the fields keep their own values. With another `paymentKey`, the choice of the
 * payment method has begun again.
 */
export function useCheckedForm(
  initial: Problems,
  ownForm: CheckoutForm | null,
  paymentKey: string,
  onValues: (values: PurchaseValues) => void,
): CheckedForm {
  const settings = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [rules, setRules] = useState<Rules | null>(null);
  const [found, setFound] = useState<Problems>({});
  const [blamed, setBlamed] = useState<Problems>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [payment, setPayment] = useState('');
  const [insisted, setInsisted] = useState(0);
  const [told, setTold] = useState(false);

  const read = useCallback(() => (form.current ? valuesFromForm(new FormData(form.current)) : null), []);
  const check = useCallback(
    (by: Rules | null) => {
      const values = read();
      if (!values) return {};
      setPayment(values.payment_choice);
      onValues(values);
      const problems = by ? by(values, settings) : {};
      setFound(problems);
      return problems;
    },
    [read, onValues, settings],
  );

  useEffect(() => {
    let gone = false;
    // A method that is chosen before the rules have come may have to be taken back.
    setPayment(read()?.payment_choice ?? '');
    // Without them the server alone checks: the button is then open from the start.
    void keepLoading(() => rulesFor(ownForm)).then((loaded) => {
      if (gone) return;
      setRules(() => loaded);
      check(loaded);
    });
    return () => {
      gone = true;
    };
  }, [check, read, ownForm]);

  const shown = useRef(paymentKey);
  useEffect(() => {
    if (shown.current === paymentKey) return;
    shown.current = paymentKey;
    check(rules);
  }, [paymentKey, rules, check]);

  useEffect(() => {
    if (insisted === 0) return;
    focusFirstError(form.current);
    // What says it for the whole form is above the first field: show it too where both fit.
    form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    if (form.current?.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [insisted]);

  function tell() {
    setInsisted((n) => n + 1);
    setTold(true);
  }
  const seen = insisted > 0 ? found : only(found, left);
  return {
    form,
    alive: rules !== null,
    open: found,
    told,
    problems: rules ? { ...seen, ...blamed } : blamed,
    payment,
    onInput() {
      setTold(false);
      setBlamed((all) => (Object.keys(all).length === 0 ? all : {}));
      check(rules);
    },
    choosePayment(choice) {
      for (const radio of form.current?.querySelectorAll<HTMLInputElement>('[name="payment_choice"]') ?? [])
        radio.checked = radio.value === choice;
      check(rules);
    },
    onLeave: (field) => setLeft((all) => (all.has(field) ? all : new Set(all).add(field))),
    read,
    insist() {
      tell();
      return check(rules);
    },
    blame(problems) {
      setBlamed(problems);
      tell();
    },
  };
}

function only(problems: Problems, fields: ReadonlySet<string>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.has(field as PurchaseField)));
}
