import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ImportProblemProps {
  problem: string;
  needsLogin: boolean;
}

/** Why nothing was added. A login happens in another tab, so that the preview stays. */
export function ImportProblem({ problem, needsLogin }: ImportProblemProps) {
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{needsLogin ? m.listimport_logged_out() : problem}</p>
      {needsLogin && (
        <p>
          <Link href="/account/login" target="_blank">
            {m.listimport_log_in()}
          </Link>
        </p>
      )}
    </Notice>
  );
}
