import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** For text and forms. */
  narrow?: boolean;
}

/** The width of the page: 1248 px at most, with gutters. */
export function Container({ as: Element = 'div', narrow, className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames(styles.container, narrow && styles.narrow, className)} />;
}
