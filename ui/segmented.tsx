import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Segment {
  value: string;
  label: string;
  /** Shown instead of the label, which stays for those who listen. */
  icon?: ReactNode;
  /** Makes it a link, which also works without scripts. */
  href?: string;
  /** The link's `rel`. */
  rel?: string;
}

export interface SegmentedProps {
  label: string;
  segments: readonly Segment[];
  value: string;
  onChoose?: (value: string) => void;
}

/** A few ways to see the same thing, one of them chosen. */
export function Segmented({ label, segments, value, onChoose }: SegmentedProps) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {segments.map((s) => {
        const chosen = s.value === value;
        const look = {
          className: classNames(styles.option, chosen && styles.chosen),
          title: s.icon ? s.label : undefined,
          onClick: onChoose && (() => onChoose(s.value)),
          children: s.icon ? (
            <>
              {s.icon}
              <VisuallyHidden>{s.label}</VisuallyHidden>
            </>
          ) : (
            s.label
          ),
        };
        return s.href ? (
          <Link
            key={s.value}
            href={s.href}
            rel={s.rel}
            aria-current={chosen ? 'true' : undefined}
            {...look}
          />
        ) : (
          <button key={s.value} type="button" aria-pressed={chosen} {...look} />
        );
      })}
    </fieldset>
  );
}
