import { useRef, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { useRowDrag } from '../../../ui/use-row-drag.ts';
import { inTurn } from '../../in-turn.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { itemSentences } from './item-sentences.ts';
import type { ListDone } from './submit-own-list.ts';

/** `form`: where they come from, when it may be in a part that closes once they are saved. */
export type SendForm = (fields: Record<string, string | number>, form?: HTMLFormElement) => void;

/** Sends the forms of a list's page with JavaScript: a removal can be undone, and rows are dragged. `before`: titles on earlier pages. */
export function useOwnList(rows: Output<'titlelist/getItems'>['rows'], before: number) {
  const { show } = useToasts();
  const { refresh } = useSession();
  const heading = useRef<HTMLParagraphElement>(null);
  const sentFrom = useRef<HTMLFormElement>(undefined);
  const [take] = useState(inTurn);
  const { submit } = useSubmission<ListDone>({
    refusalAsToast: true,
    onDone({ done, removed }) {
      void refresh();
      if (!removed) {
        const sentence = itemSentences[done as keyof typeof itemSentences];
        show({ tone: 'success', message: sentence() });
        if (done === 'unshared') heading.current?.focus();
        closeAround(sentFrom.current);
        return;
      }
      // The button that was pressed is gone.
      heading.current?.focus();
      const { eisbn, title, position, note } = removed;
      show({
        message: m.lists_item_removed({ title }),
        isOfPage: true,
        action: {
          label: m.common_undo(),
          onPress: () => send({ intent: 'put_back', eisbn, position, note }),
        },
      });
    },
  });
  // One after the other: the router forgets the answer to a form when the next one is sent.
  const send: SendForm = (fields, form) =>
    void take(() => {
      sentFrom.current = form;
      return submit(fields, { method: 'post' });
    });

  const drag = useRowDrag((from, to) => {
    const row = rows[from];
    if (row) send({ intent: 'move', eisbn: row.eisbn, place: before + to + 1 });
  });
  return { send, heading, drag };
}

/** Closes the disclosure of a form that was saved, and keeps the focus at it. */
function closeAround(form: HTMLFormElement | undefined): void {
  const details = form?.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
