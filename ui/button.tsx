import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** `primary` at most once in a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'reversed' | 'danger';
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Working: keeps focus and width, ignores presses. */
  pending?: boolean;
  /** Shown instead of the label meanwhile. */
  pendingLabel?: ReactNode;
}

/** The class of an element that looks like a button but is neither `Button` nor `LinkButton`. */
export function buttonClass({ variant = 'secondary', size = 'm', block }: ButtonLook, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'm' && styles[size],
    block && styles.block,
    className,
  );
}

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A native button, `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  block,
  icon,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      // Not `disabled`, which would throw keyboard focus back to the top of the page.
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? ignorePress : onClick}
    >
      {/* Without `pendingLabel`, the label stays the button's name while it is invisible. */}
      <span className={classNames(styles.label, pending && (pendingLabel ? styles.off : styles.faded))}>
        {icon}
        {children}
      </span>
      {(pending || pendingLabel) && (
        <span className={classNames(styles.working, !pending && styles.off)}>
          <Spinner />
          {pendingLabel}
        </span>
      )}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
