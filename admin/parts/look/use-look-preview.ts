import { type RefObject, useEffect, useState } from 'react';

/** How long someone rests while choosing. */
const restMs = 300;

/** Draws the form's look into a frame when someone rests after a change; `changed` differs after each. True when that failed. */
export function useLookPreview(
  form: RefObject<HTMLFormElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  changed: string,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form holds what has changed
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      if (!form.current) return;
      try {
        const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
        const body = new URLSearchParams(fields);
        const response = await fetch('/admin/look-preview', { method: 'POST', body, signal: stop.signal });
        const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (isHtml && frame.current?.contentDocument)
          show(frame.current.contentDocument, await response.text());
        setFailed(!isHtml);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [form, frame, changed]);
  return hasFailed;
}

/** Puts a page in the place of the one that is shown, without a blank between them, and stays where the reader has scrolled to. */
function show(shown: Document, html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const top = shown.defaultView?.scrollY ?? 0;
  shown.documentElement.replaceWith(shown.adoptNode(page.documentElement));
  shown.defaultView?.scrollTo(0, top);
}
