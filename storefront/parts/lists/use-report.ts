import { useEffect, useState } from 'react';
import { call } from '../../http-call.ts';
import { pollReport, type Report } from './poll-report.ts';

/** How far a file is, from the page's load on. */
export function useReport(progress_report_id: number, loaded: Report): Report {
  const [report, setReport] = useState(loaded);
  const isOver = report.completed || report.failed;
  useEffect(
    () => (isOver ? undefined : pollReport(() => call('report/progress', { progress_report_id }), setReport)),
    [progress_report_id, isOver],
  );
  return report;
}
