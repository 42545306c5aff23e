import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import styles from './address-book.module.css';
import { addressSentences } from './address-outcome.ts';

interface AddressCardProps {
  /** 0 is the address of the account itself. */
  id: number;
  title: string;
  /** A word above the lines: whose address it is, or a company. */
  kind: string;
  lines: string[];
  preferred: boolean;
  /** Label of the button that prefers it; undefined where the shopper may not choose. */
  preferLabel: string | undefined;
  /** Further things to do with it. */
  children: ReactNode;
}

export function AddressCard({ id, title, kind, lines, preferred, preferLabel, children }: AddressCardProps) {
  const { Form, pending } = useSubmission({ sentences: addressSentences, refusalAsToast: true });
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
        {preferred && <Badge>{m.account_preferred()}</Badge>}
      </div>
      {kind && <p className={styles.kind}>{kind}</p>}
      <address className={styles.lines}>{lines.filter(Boolean).join('\n')}</address>
      <div className={styles.actions}>
        {!preferred && preferLabel && (
          <Form method="post">
            <HiddenFields values={{ intent: 'prefer', id }} />
            <Button type="submit" size="s" pending={pending} aria-label={`${preferLabel}: ${title}`}>
              {preferLabel}
            </Button>
          </Form>
        )}
        {children}
      </div>
    </li>
  );
}
