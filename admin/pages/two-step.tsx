import { Link, useActionData, useLoaderData } from 'react-router';
import { renderSVG } from 'uqr';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import styles from '../parts/account.module.css';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { CodeField, PasswordField } from '../parts/login-fields.tsx';
import { Page } from '../parts/page.tsx';

export const loader = deskLoader(async ({ api }) => {
  const { setup, secret, uri } = valueFrom(await api('staff/beginTwoStep', {}));
  return { setup, secret, qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}` };
});
/** The app has scanned this secret: a refused code must not bring another one. */
export const shouldRevalidate = () => false;

export const action = deskAction(async ({ api, form }) => {
  const [setup, code] = [textOf(form, 'setup'), textOf(form, 'code')];
  const answer = await api('staff/turnOnTwoStep', { setup, code, password: textOf(form, 'password') });
  if (answer.ok) return { shown: answer.value.recovery_codes };
  return { ...refusedAs(answer), typed: { setup, secret: textOf(form, 'secret'), qr: textOf(form, 'qr') } };
});
export const clientAction = keepForm;

/** Scan, type a code, and keep the recovery codes, which are shown once. */
export default function TwoStep() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome && 'shown' in outcome) return <RecoveryCodes codes={outcome.shown} />;
  const isOver = outcome?.code === 'setup_expired';
  const { setup = '', secret = '', qr = '' } = (!isOver && outcome?.typed) || loaded;
  return (
    <Page title={m.desk_two_step()}>
      <Link to="/account">{m.desk_your_account()}</Link>
      <p>{m.desk_two_step_why()}</p>
      <div className={styles.setup}>
        <img className={styles.qr} src={qr} alt={m.desk_two_step_qr()} width={192} height={192} />
        <div className={styles.section}>
          <p>{m.desk_two_step_scan()}</p>
          <p>
            {m.desk_two_step_type()}{' '}
            <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
        </div>
      </div>
      <div className={styles.narrow}>
        <DeskForm label={m.desk_two_step_turn_on()} outcome={outcome} hidden={{ setup, secret, qr }}>
          <CodeField hint="" />
          <PasswordField label={m.desk_password_now()} />
        </DeskForm>
      </div>
    </Page>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Page title={m.desk_recovery()}>
      <Notice tone="success" role="status">
        <p>{m.desk_two_step_done()}</p>
      </Notice>
      <p>{m.desk_recovery_hint()}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <DeskLinkButton to="/account" variant="primary" reloadDocument>
          {m.desk_recovery_kept()}
        </DeskLinkButton>
      </div>
    </Page>
  );
}
