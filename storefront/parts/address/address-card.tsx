import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './address-book.module.css';

interface AddressCardProps {
  title: string;
  /** A word above the lines: whose address it is, or a company. */
  kind: string;
  lines: string[];
  preferred: boolean;
  working: boolean;
  onPrefer: (() => void) | undefined;
  preferLabel: string;
  /** Further things to do with it. */
  children: ReactNode;
}

export function AddressCard(props: AddressCardProps) {
  const { title, kind, lines, preferred, working, onPrefer, preferLabel, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(preferred);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the same card.
    if (preferred && !was.current && document.activeElement === document.body) heading.current?.focus();
    was.current = preferred;
  }, [preferred]);
  return (
    <li className={styles.card} data-preferred={preferred || undefined}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {preferred && <Badge>Preferred</Badge>}
      </div>
      {kind && <p className={styles.kind}>{kind}</p>}
      <address className={styles.lines}>{lines.filter(Boolean).join('\n')}</address>
      <div className={styles.actions}>
        {!preferred && onPrefer && (
          <Button
            size="s"
            data-needs-script=""
            pending={working}
            aria-label={`${preferLabel}: ${title}`}
            onClick={onPrefer}
          >
            {preferLabel}
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
