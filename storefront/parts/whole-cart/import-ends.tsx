import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/stack.tsx';
import { importPath } from './whole-cart-paths.ts';

interface Ways {
  onRestart: () => void;
  onClose?: (() => void) | undefined;
}

/** IMPORT-012. */
export function ImportFailed({ problem, ...ways }: Ways & { problem: string }) {
  return (
    <>
      <Notice tone="danger" role="alert" title={m.import_failed()}>
        <p>{problem}</p>
      </Notice>
      <WaysOn {...ways} />
    </>
  );
}

export function ImportDone({ copies, leftOut, ...ways }: Ways & { copies: number; leftOut: number }) {
  return (
    <>
      <Notice tone="success" role="status">
        <p>{m.import_done({ count: copies })}</p>
        {leftOut > 0 && <p>{m.import_done_left_out({ count: leftOut })}</p>}
      </Notice>
      <WaysOn {...ways} />
    </>
  );
}

/** Back to the upload, or out of the import (IMPORT-002). Without JavaScript both are pages. */
function WaysOn({ onRestart, onClose }: Ways) {
  return (
    <Row>
      <RestartLink onRestart={onRestart} />
      <LinkButton
        href="/checkout/cart"
        variant="primary"
        onClick={
          onClose &&
          ((event) => {
            event.preventDefault();
            onClose();
          })
        }
      >
        {m.import_close()}
      </LinkButton>
    </Row>
  );
}

export function RestartLink({ onRestart }: Pick<Ways, 'onRestart'>) {
  return (
    <LinkButton
      href={importPath}
      onClick={(event) => {
        event.preventDefault();
        onRestart();
      }}
    >
      {m.import_another()}
    </LinkButton>
  );
}
