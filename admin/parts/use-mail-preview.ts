import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

const pauseMs = 400;

/** Asks the page's own action for a preview once typing pauses. `T`: what the action answers. */
export function useMailPreview<T>() {
  const fetcher = useFetcher<T>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    if (!form) return;
    timer.current = setTimeout(() => {
      const typed = new FormData(form);
      typed.set('intent', 'preview');
      void fetcher.submit(typed, { method: 'post' });
    }, pauseMs);
  };
  return { answer: fetcher.data, ask };
}
