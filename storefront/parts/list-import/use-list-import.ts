import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { failedHere } from '../../page-submit.ts';
import type { Finding } from '../search/use-find-books.ts';
import { dropWork, keepWork, keptWork } from '../session/kept-work.ts';
import { useSession } from '../session/session-provider.tsx';
import { firstStep, type ImportStep, listImportStep, notProcessed, type PreviewStep } from './import-step.ts';

/** Takes an import into a list from step to step, with JavaScript. A preview stays when it could not be added. */
export function useListImport(first: ImportStep, listId: string | null) {
  const navigate = useNavigate();
  const place = `list-import ${listId ?? ''}`;
  const { show } = useToasts();
  const { session, refresh } = useSession();
  const account = session?.user?.for_account ?? '';
  const [step, setStep] = useState(first);
  const [sending, setSending] = useState<Finding | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const restore = useEffectEvent(() => {
    const kept = step === firstStep ? keptWork<PreviewStep>(account, place) : null;
    if (kept) setStep(kept);
  });
  useEffect(() => {
    if (account) restore();
  }, [account]);

  function follow(next: ImportStep) {
    if (next.step === 'preview' && next.titles.length > 0) keepWork({ account, place, work: next });
    setStep((now) => merged(now, next));
  }
  function restart() {
    dropWork();
    setStep(firstStep);
  }
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
      if (!('done' in next)) return follow(next);
      dropWork();
      show({ tone: 'success', message: m.listimport_done() });
      void refresh();
      await navigate(next.path?.split('?')[0] ?? '');
    } catch (e) {
      const sentence = failedHere(e).sentence ?? '';
      if (signal.aborted) return;
      setStep((now) =>
        now.step === 'upload' && name ? failedFile(sentence) : { ...now, problem: sentence },
      );
    } finally {
      if (!signal.aborted) setSending(null);
    }
  }
  return { step, sending, send, cancel, restart };
}

const failedFile = (sentence: string): ImportStep => ({
  ...firstStep,
  kind: 'file',
  problem: notProcessed(sentence),
});

/** A preview that comes back with a problem knows only its ISBNs. */
function merged(now: ImportStep, next: ImportStep): ImportStep {
  if (now.step !== 'preview' || next.step !== 'preview') return next;
  const { titles, unread, rows } = now;
  return { ...next, titles, unread, rows };
}
