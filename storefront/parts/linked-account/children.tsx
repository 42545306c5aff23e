import { useRevalidator } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { AccountForm } from '../account/account-form.tsx';
import frame from '../account/account-frame.module.css';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { ScriptNote } from '../page/script-note.tsx';
import styles from './linked-accounts.module.css';
import { useLinkChange } from './use-link-change.ts';

interface ChildrenProps {
  company: string;
  linked: Output<'account/getAvailableChildren'>;
}

/** Who may purchase on behalf of an institution, for its owner (LINKED-005, 006, 012..016). */
export function Children({ company, linked }: ChildrenProps) {
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const { heading, dialog, ask: askRemoval } = useLinkChange((id) => call('account/removeChildLink', { id }));

  async function ask({ email = '' }: Record<string, string>) {
    if (email.trim() === '') return { problems: { email: 'Email address required.' } };
    const answer = await call('account/linkToRequest', { email });
    if (!answer.ok) {
      if (answer.error_code === 'invalid_input') {
        return { problems: { email: 'Please enter a valid email address.' } };
      }
      return { sentence: `There was an error (${answer.error})` };
    }
    show({ tone: 'success', message: 'Link request sent.' });
    await revalidate();
    return undefined;
  }

  return (
    <div className={styles.columns}>
      <section className={frame.panel} aria-labelledby="children">
        <h2 id="children" ref={heading} tabIndex={-1}>
          Who may purchase for {company}
        </h2>
        {linked.length === 0 && <p className={frame.soft}>Nobody but you so far.</p>}
        {linked.length > 0 && <ScriptNote what="A link is removed with" className={frame.soft} />}
        <ul className={frame.rows}>
          {linked.map((child) => (
            <li key={child.id}>
              <span className={styles.who}>
                {child.name || child.email}
                {child.name && <span className={frame.soft}>{child.email}</span>}
              </span>
              <span className={styles.state}>
                <Badge>{child.pending ? 'Pending' : 'Authorized'}</Badge>
                <Button
                  size="s"
                  data-needs-script=""
                  aria-label={`Remove ${child.email}`}
                  onPointerEnter={preloadModals}
                  onClick={() => askRemoval(child.id, child.email)}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {dialog && <RemoveDialog {...dialog} />}
      </section>
      <section className={frame.panel} aria-labelledby="ask">
        <h2 id="ask">Link an account</h2>
        <p className={frame.soft}>We send them an email; they agree by following its link.</p>
        <AccountForm clears submit="Send request" onSend={ask}>
          {(problems) => (
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="off"
              inputMode="email"
              required
              maxLength={254}
              error={problems.email}
            />
          )}
        </AccountForm>
      </section>
    </div>
  );
}
