import { useActionData, useSearchParams } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';

const sentences: Record<string, () => string> = {
  saved: m.desk_done_saved,
  nothing: m.desk_done_nothing,
  deleted: m.desk_done_deleted,
  joined: m.desk_done_joined,
  password: m.desk_done_password,
  two_step_off: m.desk_done_two_step_off,
  session: m.desk_done_session,
  withdrawn: m.desk_done_withdrawn,
  role: m.desk_done_role,
  removed: m.desk_done_removed,
};

/** What the form before this page has done (desk-submit.ts), until another one comes back. */
export function DoneNotice() {
  const [search] = useSearchParams();
  const isOver = useActionData() !== undefined;
  const sentence = isOver ? undefined : sentences[search.get('done') ?? ''];
  return (
    <div role="status">
      {sentence && (
        <Notice tone={search.get('done') === 'nothing' ? 'info' : 'success'}>
          <p>{sentence()}</p>
        </Notice>
      )}
    </div>
  );
}
