import type { Data } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { type DrawnPage, drawPage } from './drawn-page.ts';
import { fromPuck } from './puck-data.ts';

/** How long someone rests while typing. */
const restMs = 350;

/** The page as readers would see it, drawn again when someone rests after a change; the one before stays until then. */
export function useDrawnPage(data: Data): { drawn: DrawnPage | null; hasFailed: boolean } {
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const wanted = JSON.stringify(fromPuck(data));
  const isFirst = drawn === null;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const page = await drawPage(JSON.parse(wanted), stop.signal);
          if (page) setDrawn(page);
          setFailed(!page);
        } catch {
          if (!stop.signal.aborted) setFailed(true);
        }
      },
      isFirst ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isFirst]);
  return { drawn, hasFailed };
}
