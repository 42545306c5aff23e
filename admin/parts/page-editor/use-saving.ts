import type { Data } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './kept-draft.ts';
import { fromPuck } from './puck-data.ts';
import { type SaveOutcome, type StoredPage, savePage } from './save-page.ts';

export interface Saving {
  isUnsaved: boolean;
  isPending: boolean;
  /** Of the last try; null before one. */
  outcome: SaveOutcome | null;
  /** The page in the shop; null for a new one that was not saved yet. */
  stored: (StoredPage & { path: string }) | null;
  /** Saves the page; `over`: the version of someone else's that it replaces. */
  save: (over?: number) => void;
}

interface Saved {
  data: Data;
  /** The stored page that the changes began from; null for a new one. */
  first: StoredPage | null;
  saved: Data;
}

const keepAfterMs = 400;

/** Saves a page when it is asked to, and keeps unsaved changes in this browser at once. */
export function useSaving({ data, first, saved }: Saved): Saving {
  const [known, setKnown] = useState(() => ({ stored: first, text: textOf(saved) }));
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [isPending, setPending] = useState(false);
  const text = textOf(data);
  const { stored } = known;
  const isUnsaved = text !== known.text;
  const attempt = useRef({ of: '', uuid: '' });
  useKept({ data, isUnsaved, stored });

  async function save(over?: number) {
    setPending(true);
    const base = stored && { ...stored, version: over ?? stored.version };
    const of = `${base?.version} ${text}`;
    // A save whose answer was lost is not made twice.
    if (attempt.current.of !== of) attempt.current = { of, uuid: newUuid() };
    const result = await savePage(fromPuck(data), base ?? undefined, attempt.current.uuid);
    setPending(false);
    setOutcome(result);
    if (result.kind !== 'saved') return;
    const { id, version } = result.page;
    dropDraft(stored?.id ?? 0);
    setKnown({ stored: { id, version }, text });
    // The address of the page that was new; it is not loaded again.
    if (!stored) history.replaceState(history.state, '', `/admin/pages/${id}`);
  }

  const path = fromPuck(data).path;
  return {
    isUnsaved,
    isPending,
    outcome,
    stored: stored && { ...stored, path },
    save: (over) => void save(over),
  };
}

const textOf = (data: Data) => JSON.stringify(fromPuck(data));

/** Browsers offer it on secure origins only; without one, the server makes no promise about a second try. */
const newUuid = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '');

function useKept({ data, isUnsaved, stored }: { data: Data; isUnsaved: boolean; stored: StoredPage | null }) {
  const { id, version } = stored ?? { id: 0, version: 0 };
  useEffect(() => {
    if (!isUnsaved) return;
    const keep = () => keepDraft(id, { version, at: Date.now(), data });
    const timer = setTimeout(keep, keepAfterMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [data, isUnsaved, id, version]);
}
