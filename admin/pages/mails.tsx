import { Link, useActionData, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { mailGroups } from '../../contract/mail-words.ts';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { mailGroupNames, mailNames } from '../parts/mail-names.ts';
import { NoMailNotice } from '../parts/no-mail-notice.tsx';
import { Page } from '../parts/page.tsx';
import { saveSettings } from '../parts/save-settings.ts';
import type { Setting } from '../parts/setting-values.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import styles from '../parts/titles.module.css';

const isSignature = ({ name }: Setting) => name === 'mails.signature';

export const loader = deskLoader(async ({ api }) => ({
  mails: valueFrom(await api('mail/getList', {})).mails,
  shared: valueFrom(await api('settings/getList', {})).settings.filter(isSignature),
}));

export const action = deskAction((form) => saveSettings(form, isSignature, { done: 'kept' }));
export const clientAction = keepForm;

/** Every mail that the shop sends. */
export default function Mails() {
  const { mails, shared } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskmail_heading()}>
      <DoneNotice />
      <NoMailNotice />
      <p>{m.deskmail_lead()}</p>
      {mailGroups.map((group) => (
        <section key={group} className={styles.section} aria-labelledby={`mails-${group}`}>
          <h2 id={`mails-${group}`}>{mailGroupNames[group]()}</h2>
          <ul className={styles.titles}>
            {mails
              .filter((mail) => mail.group === group)
              .map((mail) => (
                <MailLine key={mail.key} mail={mail} />
              ))}
          </ul>
        </section>
      ))}
      <section className={styles.section} aria-labelledby="mails-signature">
        <h2 id="mails-signature">{m.deskmail_signature()}</h2>
        <SettingsForm settings={shared} withAreas={false} outcome={outcome} />
      </section>
    </Page>
  );
}

function MailLine({ mail: { key, own } }: { mail: AdminOutput<'mail/getList'>['mails'][number] }) {
  const { name, about } = mailNames[key];
  return (
    <li>
      <div>
        <Link to={`/mails/${key}`}>{name()}</Link>
        <p>{about()}</p>
      </div>
      <p>{own > 0 ? m.deskmail_own_words({ count: own }) : m.deskmail_as_ours()}</p>
    </li>
  );
}
