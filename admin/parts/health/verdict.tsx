import { Link } from 'react-router';
import type { HealthFault } from '../../../contract/admin/health.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { faultWords } from './fault-words.ts';
import styles from './health.module.css';

/** All is well, or what to do first; what can wait follows. */
export function Verdict({ faults: [first, ...others] }: { faults: readonly HealthFault[] }) {
  if (!first)
    return (
      <Notice tone="success" title={m.deskhealth_well()}>
        <p>{m.deskhealth_well_hint()}</p>
      </Notice>
    );
  return (
    <>
      <Notice tone={first.is_urgent ? 'danger' : 'warning'} title={faultWords(first).sentence}>
        <Step fault={first} />
      </Notice>
      {others.length > 0 && (
        <section aria-labelledby="more" className={styles.section}>
          <h2 id="more">{m.deskhealth_more()}</h2>
          <ul className={styles.faults}>
            {others.map((fault) => (
              <li key={fault.code}>
                <b>{faultWords(fault).sentence}</b>
                <Step fault={fault} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Step({ fault }: { fault: HealthFault }) {
  const { step, way } = faultWords(fault);
  return (
    <p>
      {step}{' '}
      {way && (
        <span className={styles.way}>
          <Link to={way.path}>{way.label}</Link>
        </span>
      )}
    </p>
  );
}

/** On the first page of the back office, while something is wrong. */
export function HealthNotice({ faults: [first] }: { faults: readonly HealthFault[] }) {
  if (!first) return null;
  const title = first.is_urgent ? m.deskhealth_at_desk_urgent() : m.deskhealth_at_desk();
  return (
    <Notice tone={first.is_urgent ? 'danger' : 'warning'} title={title}>
      <p>
        {faultWords(first).sentence} <Link to="/health">{m.deskhealth_at_desk_link()}</Link>
      </p>
    </Notice>
  );
}
