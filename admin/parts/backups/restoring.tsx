import type { ReactNode } from 'react';
import type { Backup } from '../../../contract/admin/backup.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Prose } from '../../../ui/prose.tsx';
import type { NotDone } from '../../desk-submit.ts';
import { DeskForm } from '../desk-form.tsx';
import { ProofField } from '../proof-field.tsx';
import titleStyles from '../titles.module.css';
import { useStore } from '../use-store.ts';
import { RestoreHelp } from './restore-help.tsx';

interface RestoringProps {
  backup: Backup;
  /** The page's outcome; shown only if it is that of this form. */
  outcome: NotDone | undefined;
}

/** The folded way to make the shop what it was when a backup was made; the form's `intent` is 'restore'. */
export function Restoring({ backup, outcome }: RestoringProps) {
  const store = useStore();
  const refused = outcome?.form === 'restore' ? outcome : undefined;
  if (backup.check !== 'good')
    return (
      <Section>
        <p>{m.deskbackup_bring_back_untested()}</p>
      </Section>
    );
  const when = momentText(backup.made ?? backup.created, store);
  return (
    <Section>
      <Disclosure label={m.deskbackup_bring_back_now()} open={refused !== undefined}>
        <DeskForm
          intent="restore"
          label={m.deskbackup_bring_back_now()}
          variant="danger"
          outcome={refused}
          hidden={{ version: backup.version }}
          leaves
        >
          <Prose>
            <ul>
              <li>{m.deskbackup_bring_back_closes()}</li>
              <li suppressHydrationWarning>{m.deskbackup_bring_back_lost({ when })}</li>
              <li>{m.deskbackup_bring_back_mails()}</li>
              <li>{m.deskbackup_bring_back_safety()}</li>
              <li>{m.deskbackup_bring_back_logins()}</li>
              <li>{m.deskbackup_bring_back_fails()}</li>
            </ul>
          </Prose>
          <Checkbox
            name="sure"
            value="yes"
            required
            label={m.deskbackup_bring_back_sure()}
            error={refused?.problems?.sure}
          />
          <ProofField outcome={refused} />
        </DeskForm>
      </Disclosure>
      {refused?.code === 'not_alone' && <RestoreHelp />}
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className={titleStyles.section} aria-labelledby="restore">
      <h2 id="restore">{m.deskbackup_bring_back()}</h2>
      {children}
    </section>
  );
}
