import { type Answer, CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';

export type Report = Output<'report/progress'>;

/** REPORT-003. */
const pollMs = 100;
/** After an answer that was lost. */
const retryMs = 3000;

/** Asks how far a file is until it is complete or has failed, and tells each answer. Returns what ends it. */
export function pollReport(ask: () => Promise<Answer<Report>>, tell: (report: Report) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isGone = false;
  async function poll() {
    let next = pollMs;
    try {
      const answer = await ask();
      if (isGone) return;
      if (answer.ok) {
        tell(answer.value);
        if (answer.value.completed || answer.value.failed) return;
      } else next = retryMs;
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      next = Math.max(retryMs, (e.wait ?? 0) * 1000);
    }
    if (!isGone) timer = setTimeout(poll, next);
  }
  timer = setTimeout(poll, pollMs);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}
