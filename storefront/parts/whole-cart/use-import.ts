import { useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';
import { type ImportStep, importStep } from './import-step.ts';

/** Takes an import from step to step, with JavaScript. */
export function useImport(first: ImportStep) {
  const { setCart } = useSession();
  const { show } = useToasts();
  const [step, setStep] = useState(first);
  /** What is on its way: the name of a file, '' for rows to be added, and how much has been sent, from 0 to 1. */
  const [sending, setSending] = useState<{ name: string; sent: number } | null>(null);
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
      if (!signal.aborted) setSending({ name, sent });
    };
    onSent(0);
    try {
      const { uploadingCall } = await import('../../upload-call.ts');
      const { next, cart } = await importStep(uploadingCall({ signal, onSent }), form);
      if (signal.aborted) return;
      if (cart) setCart(cart);
      setStep(next);
      // IMPORT-007.
      if (next.step === 'upload' && next.isTooLarge) show({ tone: 'error', message: next.problem });
    } catch {
      if (!signal.aborted) setStep({ step: 'error', problem: m.common_unreachable() });
    } finally {
      if (!signal.aborted) setSending(null);
    }
  }
  return { step, sending, send, cancel, restart: () => setStep({ step: 'upload', problem: '' }) };
}
