import { useCallback, useEffect, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { inTurn } from '../../in-turn.ts';
import { failedHere } from '../../page-submit.ts';
import { outcomeOf } from '../submit/form-outcome.ts';
import { listRefusal } from './list-refusal.ts';

type Lists = Output<'titlelist/getLists'>['rows'];

/** The reader's lists as a dropdown has them, without favourites; what another tab changed shows when it opens again. */
export function useListsOf(eisbn: string) {
  const { show } = useToasts();
  const [lists, setLists] = useState<Lists | null>(null);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  /** For screen readers: what is outside of an open panel is hidden from them, toasts as well. */
  const [said, setSaid] = useState('');
  const [take] = useState(inTurn);

  const load = useCallback(async () => {
    setProblem('');
    const answer = await call('titlelist/getLists', { eisbn, sort: 'name' }).catch(failedHere);
    if (!('ok' in answer)) setProblem(answer.sentence ?? '');
    else if (answer.ok) setLists(answer.value.rows.filter((list) => list.can_delete));
    else setProblem(answer.error);
  }, [eisbn]);
  useEffect(() => void load(), [load]);

  function report(message: string): void {
    show({ tone: 'success', message });
    setSaid(message);
  }

  async function toggle({ list_id, name, contains_eisbn: isIn }: Lists[number]): Promise<void> {
    const mark = (contains_eisbn: boolean) =>
      setLists(
        (now) => now?.map((one) => (one.list_id === list_id ? { ...one, contains_eisbn } : one)) ?? null,
      );
    mark(!isIn);
    const action = isIn ? 'titlelist/removeItemFromList' : 'titlelist/addItemToList';
    const answer = await take(() => call(action, { list_id, eisbn }).catch(failedHere));
    if ('ok' in answer && answer.ok) {
      report((isIn ? m.lists_taken_out : m.lists_added)({ name }));
      return;
    }
    mark(isIn ?? false);
    show({ tone: 'error', message: 'ok' in answer ? listRefusal(answer).error : (answer.sentence ?? '') });
  }

  /** False when it was not done: the field says why. */
  async function create(name: string): Promise<boolean> {
    setPending(true);
    setProblem('');
    const answer = await call('titlelist/create', { name, eisbn }).catch(failedHere);
    setPending(false);
    if (!('ok' in answer)) setProblem(answer.sentence ?? '');
    else if (answer.ok) {
      const { list } = answer.value;
      setLists((now) => [{ ...list, contains_eisbn: true }, ...(now ?? [])]);
      report(m.lists_created());
      return true;
    } else {
      const { problems, sentence } = outcomeOf(answer);
      setProblem(problems?.name ?? sentence ?? '');
    }
    return false;
  }
  return { lists, problem, pending, said, load, toggle, create };
}
