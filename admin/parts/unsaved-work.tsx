import { useEffect, useRef } from 'react';
import { useActionData, useBlocker } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { preloadModals } from '../../ui/modal.tsx';
import type { NotDone } from '../desk-submit.ts';

/** Asks before the page is left while a form of it has something that the shop doesn't. */
export function UnsavedWork() {
  const outcome = useActionData() as Partial<NotDone> | undefined;
  const unsaved = useRef(new Set<HTMLFormElement>());
  const sent = useRef<HTMLFormElement>(null);
  const blocker = useBlocker(({ currentLocation: { pathname, search }, nextLocation: next }) => {
    return (next.pathname !== pathname || next.search !== search) && hasOpen(unsaved.current);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const typed = ({ target }: Event) => {
      const { form, type } = target as HTMLInputElement;
      // A file that was chosen is no work to lose.
      if (form?.method !== 'post' || type === 'file') return;
      unsaved.current.add(form);
      preloadModals();
    };
    const submitted = ({ target }: Event) => {
      sent.current = target as HTMLFormElement;
      unsaved.current.delete(sent.current);
    };
    const leaving = (event: Event) => hasOpen(unsaved.current) && event.preventDefault();
    document.addEventListener('input', typed, { signal });
    document.addEventListener('submit', submitted, { signal, capture: true });
    addEventListener('beforeunload', leaving, { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (outcome?.sentence && sent.current) unsaved.current.add(sent.current);
  }, [outcome]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      decision
      size="s"
      title={m.desk_unsaved()}
      description={m.desk_unsaved_hint()}
      footer={
        <>
          <Button
            type="button"
            onClick={() => {
              unsaved.current.clear();
              blocker.proceed?.();
            }}
          >
            {m.desk_unsaved_leave()}
          </Button>
          <Button type="button" variant="primary" onClick={() => blocker.reset?.()}>
            {m.desk_unsaved_stay()}
          </Button>
        </>
      }
    />
  );
}

/** Those of a page that was left are gone. */
const hasOpen = (forms: Set<HTMLFormElement>) => [...forms].some((form) => form.isConnected);
