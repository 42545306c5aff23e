import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { failedHere } from '../../page-submit.ts';
import type { Finding } from '../search/use-find-books.ts';
import { useSession } from '../session/session-provider.tsx';
import { firstStep, type ImportStep, listImportStep } from './import-step.ts';

/** Takes an import into a list from step to step, with JavaScript. A preview stays when it could not be added. */
export function useListImport(first: ImportStep, listId: string | null) {
  const navigate = useNavigate();
  const { show } = useToasts();
  const { refresh } = useSession();
  const [step, setStep] = useState(first);
  const [sending, setSending] = useState<Finding | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    setSending(null);
  }
  async function send(form: FormData) {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const file = form.get('file');
    const name = file instanceof File ? file.name : '';
    const onSent = (sent: number) => {
      if (!signal.aborted) setSending({ kind: name ? 'file' : 'list', name, sent });
    };
    onSent(0);
    try {
      const { uploadingCall } = await import('../../upload-call.ts');
      const next = await listImportStep(uploadingCall({ signal, onSent }), form, listId);
      if (signal.aborted) return;
      if (!('done' in next)) return setStep((now) => merged(now, next));
      show({ tone: 'success', message: m.listimport_done() });
      void refresh();
      await navigate(next.path?.split('?')[0] ?? '');
    } catch (e) {
      if (!signal.aborted) setStep((now) => ({ ...now, problem: failedHere(e).sentence ?? '' }));
    } finally {
      if (!signal.aborted) setSending(null);
    }
  }
  return { step, sending, send, cancel, restart: () => setStep(firstStep) };
}

/** A preview that comes back with a problem knows only its ISBNs. */
function merged(now: ImportStep, next: ImportStep): ImportStep {
  if (now.step !== 'preview' || next.step !== 'preview') return next;
  const { titles, unread, rows } = now;
  return { ...next, titles, unread, rows };
}
