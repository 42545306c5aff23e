import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  label: ReactNode;
  /** Without the rule below it. */
  ghost?: boolean;
  /** Pixels. */
  arrowSize?: number;
  /** CSS colour that the shop has set for the arrow. */
  arrowColour?: string;
}

/**
 * Text behind its heading; works without scripts and can be searched. Several with the same `name` are an accordion: the
 * browser then keeps one open at a time.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, ghost, arrowSize = 18, arrowColour, className, children, ...rest } = props;
  return (
    <details {...rest} className={classNames(styles.item, ghost && styles.ghost, className)}>
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon size={arrowSize} style={arrowColour ? { color: arrowColour } : undefined} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
