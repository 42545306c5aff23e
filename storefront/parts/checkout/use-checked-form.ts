import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { contactFields } from '../../../contract/checkout.ts';
import { focusFirstError } from '../../../ui/first-error.ts';
import { useSettings } from '../session/use-settings.ts';
import { problemsOf } from './purchase-problems.ts';
import { type Problems, type PurchaseField, type PurchaseValues, valuesFromForm } from './purchase-values.ts';

export interface CheckedForm {
  form: RefObject<HTMLFormElement | null>;
  /** The form's own scripts have come: until then the plain form is what there is. */
  alive: boolean;
  /** Nothing is missing: the order may be sent. */
  complete: boolean;
  /** What to say under the fields: only about those the shopper has been through. */
  problems: Problems;
  payment: string;
  onInput(): void;
  onLeave(field: string): void;
  read(): PurchaseValues | null;
  /** Says all there is to say and goes to the first bad field. Returns whether the form is good. */
  insist(): boolean;
  /** What the server found wrong. It stays until the field is changed. */
  blame(problems: Problems): void;
}

/** Checks an ordinary form while it is filled in; the fields keep their own values. */
export function useCheckedForm(initial: Problems, onValues: (values: PurchaseValues) => void): CheckedForm {
  const settings = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [shape, setShape] = useState<typeof contactFields | null>(null);
  const [found, setFound] = useState<Problems>({});
  const [told, setTold] = useState<Problems>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [payment, setPayment] = useState('');
  const [insisted, setInsisted] = useState(0);

  const read = useCallback(() => (form.current ? valuesFromForm(new FormData(form.current)) : null), []);
  const check = useCallback(
    (by: typeof contactFields | null) => {
      const values = read();
      if (!values) return {};
      setPayment(values.payment_choice);
      onValues(values);
      const problems = by ? problemsOf(by, values, settings) : {};
      setFound(problems);
      return problems;
    },
    [read, onValues, settings],
  );

  useEffect(() => {
    let gone = false;
    const come = (loaded: { contactFields: typeof contactFields }) => {
      if (gone) return;
      setShape(loaded.contactFields);
      check(loaded.contactFields);
    };
    // Without them the server alone checks: the button is then open from the start.
    import('./contact-shape.ts').then(come).catch(() => {});
    return () => {
      gone = true;
    };
  }, [check]);

  useEffect(() => {
    if (insisted > 0) focusFirstError(form.current);
  }, [insisted]);

  const seen = insisted > 0 ? found : only(found, left);
  return {
    form,
    alive: shape !== null,
    complete: Object.keys(found).length === 0,
    problems: { ...seen, ...told },
    payment,
    onInput() {
      setTold({});
      check(shape);
    },
    onLeave: (field) => setLeft((all) => (all.has(field) ? all : new Set(all).add(field))),
    read,
    insist() {
      setInsisted((n) => n + 1);
      return Object.keys(check(shape)).length === 0;
    },
    blame(problems) {
      setTold(problems);
      setInsisted((n) => n + 1);
    },
  };
}

function only(problems: Problems, fields: ReadonlySet<string>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.has(field as PurchaseField)));
}
