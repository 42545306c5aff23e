import type { ReactNode } from 'react';
import { DrawnFor } from '../session/drawn-for.tsx';

interface ChangeFormProps {
  /** A change of the cart, or those fields of it that no control of the form has. */
  fields: object;
  /** With JavaScript; without it, the form posts to the cart page (cart-form.ts). */
  onSubmit?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that changes the cart. */
export function ChangeForm({ fields, onSubmit, className, children }: ChangeFormProps) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== false);
  return (
    <form
      method="post"
      action="/checkout/cart"
      className={className}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit();
        })
      }
    >
      <DrawnFor />
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value === true ? '1' : String(value)} />
      ))}
      {children}
    </form>
  );
}
