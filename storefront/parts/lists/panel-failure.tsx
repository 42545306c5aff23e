import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';

interface PanelFailureProps {
  problem: string;
  onRetry: () => void;
}

/** In place of what a panel could not load. */
export function PanelFailure({ problem, onRetry }: PanelFailureProps) {
  return (
    <>
      <p role="alert">{problem}</p>
      <p>
        <Button onClick={onRetry}>{m.common_try_again()}</Button>
      </p>
    </>
  );
}
