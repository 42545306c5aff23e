import { useEffect, useRef } from 'react';
import { useFetcher, useNavigation } from 'react-router';

const pauseMs = 400;

/**
 * Asks the page's own action for a preview once typing pauses. `T`: what the action answers; the answer goes with the next `saved`
 * words. It does not ask while words are being saved: the router would take the answer to a later preview for the newer page, and
 * leave the words as they were before they were saved.
 */
export function useMailPreview<T>(saved: string) {
  const fetcher = useFetcher<T>({ key: `mail preview beside ${saved}` });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isSaving) clearTimeout(timer.current);
  }, [isSaving]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    if (!form || isSaving) return;
    timer.current = setTimeout(() => {
      const typed = new FormData(form);
      typed.set('intent', 'preview');
      void fetcher.submit(typed, { method: 'post' });
    }, pauseMs);
  };
  return { answer: fetcher.data, ask };
}
