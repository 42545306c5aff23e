import * as m from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Prose } from '../../../ui/prose.tsx';

/** How a backup becomes the shop again. */
export function RestoreHelp() {
  return (
    <Disclosure label={m.deskbackup_restore()}>
      <Prose>
        <p>{m.deskbackup_restore_lead()}</p>
        <ol>
          <li>{m.deskbackup_restore_stop()}</li>
          <li>
            {m.deskbackup_restore_now()}
            <br />
            <code>npx handsell backup before.tar.gz</code>
          </li>
          <li>
            {m.deskbackup_restore_run()}
            <br />
            <code>npx handsell restore FILE.tar.gz --replace</code>
          </li>
          <li>{m.deskbackup_restore_start()}</li>
        </ol>
        <p>{m.deskbackup_restore_new()}</p>
      </Prose>
    </Disclosure>
  );
}
