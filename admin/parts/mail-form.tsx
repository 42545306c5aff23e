import type { AdminOutput } from '../../contract/admin/actions.ts';
import { isOneLine, type MailPart, type MailWords } from '../../contract/mail-words.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import styles from './mail.module.css';
import { mailPartNames } from './mail-names.ts';

type Part = AdminOutput<'mail/get'>['parts'][number];

interface MailPartFieldProps {
  part: Part;
  words: MailWords;
  /** What someone else has stored since; undefined = nothing. */
  newer: MailWords | undefined;
  typed: FieldValues | undefined;
  error: string | undefined;
  mayWrite: boolean;
}

/** The field of a part of a mail, with what we say and the placeholders that it takes. */
export function MailPartField({ part, words, newer, typed, error, mayWrite }: MailPartFieldProps) {
  const { part: name, ours, placeholders, required } = part;
  const label = mailPartNames[name]();
  const own = words[name] ?? '';
  const must = required.length > 0 ? m.deskmail_must({ names: named(required) }) : '';
  const field = {
    id: `mail-${name}`,
    name,
    label,
    error,
    hint: must || undefined,
    defaultValue: typed?.[name] ?? own,
    dir: 'auto',
    autoComplete: 'off',
  };
  return (
    <div className={styles.part}>
      {isOneLine(name) ? <TextField {...field} /> : <TextArea {...field} rows={4} />}
      <p className={styles.soft}>
        {m.deskmail_may()}{' '}
        {placeholders.map((one) => (
          <code key={one} className={styles.chip}>{`{${one}}`}</code>
        ))}
      </p>
      <div className={styles.ours}>
        <p className={styles.soft}>{m.deskmail_from_ours()}</p>
        <p className={styles.words}>{ours || m.deskmail_nothing_of_ours()}</p>
        {own !== '' && mayWrite && <UseOurs part={name} label={label} />}
      </div>
      {newer && (newer[name] ?? '') !== own && (
        <p className={styles.theirs}>{m.deskmail_theirs({ text: newer[name] || ours })}</p>
      )}
    </div>
  );
}

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Empties the field; without JavaScript, a form of its own saves it empty. */
function UseOurs({ part, label }: { part: MailPart; label: string }) {
  return (
    <Button
      type="submit"
      size="s"
      form={oursForm(part)}
      aria-label={`${m.deskmail_use_ours()}: ${label}`}
      onClick={(event) => {
        const field = document.getElementById(`mail-${part}`) as HTMLInputElement | null;
        if (!field) return;
        event.preventDefault();
        field.value = '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.focus();
      }}
    >
      {m.deskmail_use_ours()}
    </Button>
  );
}

export const oursForm = (part: MailPart): string => `ours-${part}`;
