import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailLayout, stylesOf } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
import { Text } from '../mail/mail-parts.ts';
import { ownWords } from '../mail/wording/own-words.ts';
import type { Store } from '../store/stores.ts';

/** A backup of the schedule that failed. */
export interface FailedBackup {
  /** It was made; its test failed. */
  is_test: boolean;
  /** Why, as a sentence. */
  reason: string;
  file: string;
}

/** Draws the mail that tells a shop of it, and as plain text. */
export async function failedMail(
  store: Store,
  { is_test, reason, file }: FailedBackup,
): Promise<{ html: string; text: string }> {
  const heading = is_test ? m.mail_backup_test_heading() : m.mail_backup_heading();
  const address = `${store.origin}/admin/backups`;
  const lines = [
    is_test ? m.mail_backup_test_text({ file }) : m.mail_backup_text(),
    reason,
    m.mail_backup_next({ address }),
  ];
  const foot = { ...mailFoot(store), closing: ownWords(store, 'backup-failed').closing };
  const look = lookOf(store);
  const html = await render(
    <MailLayout look={look} heading={heading} preview={lines[0] ?? ''} foot={foot}>
      {lines.map((line) => (
        <Text key={line} style={stylesOf(look).plain}>
          {line}
        </Text>
      ))}
    </MailLayout>,
  );
  return { html, text: [heading, '', ...lines, '', footText(foot)].join('\n') };
}
