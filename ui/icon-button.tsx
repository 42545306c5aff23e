import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Link, type LinkProps } from './link.tsx';

interface IconLook {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  size?: 's' | 'm';
  outlined?: boolean;
  round?: boolean;
  /** A small number at the corner; `label` must say it too. */
  count?: ReactNode;
}

const look = (p: IconLook, className?: string) =>
  classNames(
    styles.button,
    p.size === 's' && styles.s,
    p.outlined && styles.outlined,
    p.round && styles.round,
    className,
  );

function Inside({ icon, count }: IconLook) {
  return (
    <>
      {icon}
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </>
  );
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & IconLook;

export function IconButton(props: IconButtonProps) {
  const { label, icon, size, outlined, round, count, className, ...rest } = props;
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={look(props, className)}>
      <Inside {...props} />
    </button>
  );
}

export type IconLinkProps = Omit<LinkProps, 'children'> & IconLook;

export function IconLink(props: IconLinkProps) {
  const { label, icon, size, outlined, round, count, className, ...rest } = props;
  return (
    <Link title={label} {...rest} aria-label={label} className={look(props, className)}>
      <Inside {...props} />
    </Link>
  );
}
