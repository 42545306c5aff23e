import type { ReactNode } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './locations.module.css';

interface RowFormProps {
  /** null for a new one. */
  row: { id: number; version: number } | null;
  outcome: NotDone | undefined;
  mayWrite: boolean;
  /** The page of the row, below /admin. */
  path: string;
  /** Words of the way to delete it, of its button, and what follows. */
  deleting: { label: string; sure: string; hint: string };
  children: ReactNode;
}

/** The form of something with a version: saved, saved over a newer one when asked to, read only, and deleted. */
export function RowForm({ row, outcome, mayWrite, path, deleting, children }: RowFormProps) {
  const newer = (outcome?.refused as { newer?: { version: number } } | undefined)?.newer;
  const version = newer?.version ?? row?.version;
  const refusedDeletion = outcome?.form === 'delete' ? outcome : undefined;
  if (!mayWrite)
    return (
      <fieldset disabled className={styles.form}>
        <p>{m.desk_read_only()}</p>
        {children}
      </fieldset>
    );
  return (
    <>
      <DeskForm
        key={row?.version}
        label={newer ? m.desk_save_anyway() : m.desk_save()}
        outcome={refusedDeletion ? undefined : outcome}
        hidden={version === undefined ? {} : { version }}
        beside={
          newer && (
            <a href={`/admin${path}`} target="_blank" rel="noreferrer">
              {m.desk_show_newer()}
            </a>
          )
        }
      >
        <div className={styles.form}>{children}</div>
      </DeskForm>
      {row && (
        <div className={styles.end}>
          <Disclosure label={deleting.label} ghost open={refusedDeletion !== undefined}>
            <DeskForm
              intent="delete"
              label={deleting.sure}
              variant="danger"
              outcome={refusedDeletion}
              hidden={{ version: row.version }}
            >
              <p>{deleting.hint}</p>
            </DeskForm>
          </Disclosure>
        </div>
      )}
    </>
  );
}
