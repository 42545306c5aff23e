import type { ReactNode } from 'react';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';

interface SavedFormProps {
  /** What is stored; null for a new one. */
  stored: { version: number } | null;
  /** Where others see what is stored, from /admin. */
  path: string;
  mayWrite: boolean;
  outcome: NotDone | undefined;
  intent?: string;
  hidden?: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/**
 * The form of something that others may change meanwhile: then it shows their version, and saves over it when it is sent again.
 * Without the right to write, its fields can only be read.
 */
export function SavedForm({ stored, path, mayWrite, outcome, intent, hidden, children }: SavedFormProps) {
  if (!mayWrite) {
    return (
      <fieldset disabled>
        <p>{m.desk_read_only()}</p>
        {children}
      </fieldset>
    );
  }
  const newer = (outcome?.refused as { newer?: { version: number } } | undefined)?.newer;
  const version = newer?.version ?? stored?.version;
  return (
    <DeskForm
      key={stored?.version}
      {...(intent && { intent })}
      label={newer ? m.desk_save_anyway() : m.desk_save()}
      outcome={outcome}
      hidden={{ ...hidden, ...(version !== undefined && { version }) }}
      beside={
        newer && (
          <a href={`/admin${path}`} target="_blank" rel="noreferrer">
            {m.desk_show_newer()}
          </a>
        )
      }
    >
      {children}
    </DeskForm>
  );
}
