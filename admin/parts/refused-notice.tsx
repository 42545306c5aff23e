import { Notice } from '../../ui/notice.tsx';
import type { NotDone } from '../desk-submit.ts';

/** Why one of several small forms came back. */
export function RefusedNotice({ outcome }: { outcome: NotDone | undefined }) {
  if (!outcome || outcome.isLost) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{outcome.sentence}</p>
    </Notice>
  );
}
