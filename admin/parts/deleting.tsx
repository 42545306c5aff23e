import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './form.module.css';

interface DeletingProps {
  stored: { version: number };
  /** `label` opens the form; `sure` is on its button, and names what is deleted. */
  label: string;
  sure: string;
  /** The page's outcome; shown only if it is that of this form. */
  outcome: NotDone | undefined;
  /** What follows from it. */
  children: ReactNode;
}

/** The folded way to delete something, at the end of its page; the form's `intent` is 'delete'. */
export function Deleting({ stored, label, sure, outcome, children }: DeletingProps) {
  const refused = outcome?.form === 'delete' ? outcome : undefined;
  return (
    <div className={styles.end}>
      <Disclosure label={label} ghost open={refused !== undefined}>
        <DeskForm
          intent="delete"
          label={sure}
          variant="danger"
          outcome={refused}
          hidden={{ version: stored.version }}
        >
          {children}
        </DeskForm>
      </Disclosure>
    </div>
  );
}
