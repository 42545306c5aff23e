import { Link } from 'react-router';
import type { Health } from '../../../contract/admin/health.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { importState } from '../import-names.ts';
import rows from '../titles.module.css';
import { useStore } from '../use-store.ts';
import styles from './health.module.css';
import { jobNamed, jobStates } from './job-words.ts';

/** Money that came in and that no order is due for. */
export function PaymentsSection({ payments }: Pick<Health, 'payments'>) {
  const store = useStore();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments" className={styles.section}>
      <h2 id="payments">{m.deskhealth_payments()}</h2>
      <p>{m.deskhealth_payments_hint()}</p>
      <ul className={rows.titles}>
        {payments.map(({ provider, reference, created, label, amount, currency, order_number }) => (
          <li key={`${provider} ${reference} ${created}`}>
            <div>
              <b>{m.deskhealth_payment_line({ provider, reference })}</b>
              <p suppressHydrationWarning>
                {m.deskhealth_payment_about({ when: momentText(created, store), label })}
              </p>
              {order_number && (
                <p>
                  <Link to={`/orders/${order_number}`}>
                    {m.deskhealth_payment_order({ number: order_number })}
                  </Link>
                </p>
              )}
            </div>
            <p>
              {formatMoney(amount)} {currency}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Job = Health['jobs'][number];

/** What the shop does by itself: first what fails or is late, then everything. */
export function JobsSection({ jobs }: Pick<Health, 'jobs'>) {
  const troubled = jobs.filter(({ state }) => state === 'failed' || state === 'late');
  return (
    <section aria-labelledby="jobs" className={styles.section}>
      <h2 id="jobs">{m.deskhealth_jobs()}</h2>
      <p>
        {m.deskhealth_jobs_hint()} {troubled.length === 0 && m.deskhealth_jobs_well()}
      </p>
      {troubled.length > 0 && <JobRows jobs={troubled} />}
      <Disclosure label={m.deskhealth_jobs_all()}>
        <JobRows jobs={jobs} />
      </Disclosure>
    </section>
  );
}

function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const store = useStore();
  return (
    <ul className={rows.titles}>
      {jobs.map(({ name, state, succeeded, problem }) => (
        <li key={name}>
          <div>
            {jobNamed[name]()}
            <p suppressHydrationWarning>
              {succeeded === null
                ? m.deskhealth_job_never()
                : m.deskhealth_job_succeeded({ when: momentText(succeeded, store) })}
            </p>
            {problem && <p>{m.deskhealth_job_said({ problem })}</p>}
          </div>
          <Badge tone={jobStates[state].tone}>{jobStates[state].name()}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The files that were uploaded last, and what was rejected of them. */
export function ImportsSection({ imports }: Pick<Health, 'imports'>) {
  const store = useStore();
  return (
    <section aria-labelledby="imports" className={styles.section}>
      <h2 id="imports">{m.deskhealth_imports()}</h2>
      {imports.length === 0 ? (
        <p>
          {m.deskhealth_imports_none()} <Link to="/titles/import">{m.deskhealth_imports_first()}</Link>
        </p>
      ) : (
        <ul className={rows.titles}>
          {imports.map(({ id, file_name, state, rejected, changed, problem }) => (
            <li key={id}>
              <div>
                <Link to={`/titles/import/${id}`}>{file_name}</Link>
                <p suppressHydrationWarning>
                  {momentText(changed, store)}
                  {rejected > 0 && ` · ${m.deskhealth_import_rejected({ count: rejected })}`}
                </p>
                {problem && <p>{problem}</p>}
              </div>
              <Badge tone={importState[state].tone}>{importState[state].name()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
