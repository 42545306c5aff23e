import { Link, useActionData, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { mailGroups } from '../../contract/mail-words.ts';
import { m } from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { mailGroupNames, mailNames } from '../parts/mail-names.ts';
import { Page } from '../parts/page.tsx';
import { readSeen, readSettingsForm } from '../parts/setting-values.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import styles from '../parts/titles.module.css';

const signature = 'mails.signature';

export const loader = deskLoader(async ({ api }) => {
  const { mails } = valueFrom(await api('mail/getList', {}));
  const { settings } = valueFrom(await api('settings/getList', {}));
  return { mails, shared: settings.filter(({ name }) => name === signature) };
});

export const action = deskAction(async ({ api, form }) => {
  const listed = await api('settings/getList', {});
  if (!listed.ok) return refusedAs(listed);
  const shared = listed.value.settings.filter(({ name }) => name === signature);
  const typed = { [signature]: textOf(form, signature) };
  const { values, seen } = readSettingsForm(shared, form, readSeen(textOf(form, 'seen')));
  if (Object.keys(values).length === 0) return { done: 'nothing' };
  const answer = await api('settings/save', { values, seen });
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), typed };
});

/** Every mail that the shop sends. */
export default function Mails() {
  const { mails, shared } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskmail_heading()}>
      <DoneNotice />
      <p>{m.deskmail_lead()}</p>
      {mailGroups.map((group) => (
        <section key={group} aria-labelledby={`mails-${group}`}>
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
      <section aria-labelledby="mails-signature">
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
