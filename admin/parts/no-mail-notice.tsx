import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from './use-store.ts';

/** Says that emails reach no one, where no mail server is set up. */
export function NoMailNotice() {
  const { sendsMail } = useStore();
  if (sendsMail) return null;
  return (
    <Notice tone="warning" title={m.deskmail_no_server()}>
      <p>{m.deskmail_no_server_hint()}</p>
    </Notice>
  );
}
