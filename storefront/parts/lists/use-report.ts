import { useEffect, useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { call } from '../../http-call.ts';

export type Report = Output<'report/progress'>;

/** REPORT-003. */
const pollMs = 100;
/** After an answer that was lost. */
const retryMs = 3000;

/** How far a file is, from the page's load on. */
export function useReport(progress_report_id: number, loaded: Report): Report {
  const [report, setReport] = useState(loaded);
  const isOver = report.completed || report.failed;
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    async function ask() {
      let next = pollMs;
      try {
        const answer = await call('report/progress', { progress_report_id });
        if (answer.ok && !isGone) setReport(answer.value);
        if (!answer.ok) next = retryMs;
      } catch (e) {
        if (!(e instanceof CallFailed)) throw e;
        next = Math.max(retryMs, (e.wait ?? 0) * 1000);
      }
      if (!isGone) timer = setTimeout(ask, next);
    }
    timer = setTimeout(ask, pollMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [progress_report_id, isOver]);
  return report;
}
