import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';

/** Without JavaScript: says what was removed, and puts it back. */
export function PutBack({ query }: { query: URLSearchParams }) {
  const value = (name: string) => query.get(name) ?? '';
  const fields = { eisbn: value('eisbn'), position: value('position'), note: value('note') };
  return (
    <Notice tone="success" role="status">
      <p>{m.lists_item_removed({ title: value('title') })}</p>
      <form method="post">
        <HiddenFields values={{ intent: 'put_back', ...fields }} />
        <Button type="submit" size="s">
          {m.common_undo()}
        </Button>
      </form>
    </Notice>
  );
}
