import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSettings } from '../session/use-settings.ts';
import { listsPath, reportPath } from './list-paths.ts';
import type { Report } from './poll-report.ts';
import styles from './report-view.module.css';
import { useReport } from './use-report.ts';

/** Radius of the circle in its drawing of 100 by 100. */
const radius = 44;
const around = 2 * Math.PI * radius;

/** How far the file of a list is, and the way to it (REPORT-002..007). */
export function ReportView({ id, loaded }: { id: number; loaded: Report }) {
  const { store_info: store } = useSettings();
  const report = useReport(id, loaded);
  const { name, progress, completed, failed } = report;
  const query = new URLSearchParams({ progress_report_id: String(id), store_id: String(store.id) });
  if (failed) {
    return (
      <div className={styles.report}>
        <Notice tone="danger" role="alert">
          <p>{m.listfile_failed()}</p>
        </Notice>
        <LinkButton href={listsPath}>{m.lists_title()}</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.report}>
      <p role="status">{completed ? m.listfile_ready({ name }) : m.listfile_progress_of({ name })}</p>
      <div
        role="progressbar"
        aria-label={m.listfile_progress()}
        aria-valuenow={progress}
        aria-valuetext={stateOf(report)}
        className={styles.circle}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx={50} cy={50} r={radius} className={styles.track} />
          <circle
            cx={50}
            cy={50}
            r={radius}
            className={styles.done}
            strokeDasharray={`${(around * progress) / 100} ${around}`}
          />
        </svg>
        <span className={styles.percent}>{progress}%</span>
      </div>
      <p className={styles.state}>{stateOf(report)}</p>
      {completed ? (
        <LinkButton href={`/customer/report/get?${query}`} target="_self" variant="primary">
          {m.listfile_get()}
        </LinkButton>
      ) : (
        <Button variant="primary" disabled>
          {m.listfile_get()}
        </Button>
      )}
      {!completed && (
        <noscript>
          <LinkButton href={reportPath(id)}>{m.listfile_check()}</LinkButton>
        </noscript>
      )}
    </div>
  );
}

/** REPORT-004..006. */
export function stateOf({ completed, progress, eta_seconds: seconds }: Report): string {
  if (completed) return m.listfile_complete();
  if (progress >= 99) return m.listfile_converting();
  return seconds === null ? m.listfile_waiting() : m.listfile_seconds({ count: seconds });
}
