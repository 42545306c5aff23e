import type { Data } from '@puckeditor/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askShop } from './ask-shop.ts';
import { DraftSaver } from './draft-saver.ts';
import { dropCopy, keepCopy, newKey, placeOf } from './kept-copy.ts';
import { newUuid } from './new-uuid.ts';
import { fromPuck } from './puck-data.ts';
import { type Begun, editorPath, type SaverState } from './saver-state.ts';

interface Edited {
  /** What is in the editor now. */
  data: Data;
  begun: Begun;
  /** What the shop has. */
  saved: Data;
  /** Called when the shop, or this window, has what is in the editor: an older copy is worth nothing then. */
  onKept: () => void;
}

export interface Saving extends SaverState {
  saver: DraftSaver;
  /** Whether this browser keeps what the shop doesn't have yet. */
  isKept: boolean;
  /** Drops the changes that the shop doesn't have, and opens its version. */
  loadTheirs: () => void;
}

const keepAfterMs = 300;

/** Saves what is in the editor as a draft. This browser keeps a copy of what the shop doesn't have yet. */
export function useDraftSaver({ data, begun, saved, onKept }: Edited): Saving {
  const [saver] = useState(() => new DraftSaver({ begun, saved: fromPuck(saved), ask: askShop, newUuid }));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useEffect(() => saver.change(fromPuck(data)), [saver, data]);
  useEffect(() => {
    const again = () => void saver.flush();
    addEventListener('online', again);
    // After a login in another window.
    addEventListener('focus', again);
    return () => {
      saver.stop();
      removeEventListener('online', again);
      removeEventListener('focus', again);
    };
  }, [saver]);
  const { isKept, drop } = useCopy({ data, begun: state.begun, isUnsaved: state.isUnsaved, onKept });
  useAddress(state.begun);
  const loadTheirs = () => {
    saver.stop();
    drop();
    location.assign(theirPath(state));
  };
  return { ...state, saver, isKept, loadTheirs };
}

/** Where to find what the shop has. */
const theirPath = ({ begun, problem }: SaverState): string =>
  problem?.kind === 'page_gone' || (problem?.kind === 'draft_gone' && !begun.page)
    ? '/admin/pages'
    : editorPath(begun);

type Kept = Pick<Edited, 'data' | 'begun' | 'onKept'> & { isUnsaved: boolean };

function useCopy({ data, begun, isUnsaved, onKept }: Kept) {
  const key = useRef('');
  const isDropped = useRef(false);
  const afterwards = useRef(onKept);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    key.current ||= newKey(newUuid());
    if (!isUnsaved) {
      dropCopy(key.current);
      return;
    }
    const keep = () => {
      if (isDropped.current) return;
      const hasRoom = keepCopy(key.current, { place: placeOf(begun), begun, at: Date.now(), data });
      if (hasRoom) afterwards.current();
      setKept(hasRoom);
    };
    const timer = setTimeout(keep, keepAfterMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [data, isUnsaved, begun]);
  const drop = () => {
    isDropped.current = true;
    dropCopy(key.current);
  };
  return { isKept, drop };
}

/** The address of the draft, or page, that was new; it is not loaded again. */
function useAddress(begun: Begun): void {
  const path = editorPath(begun);
  const first = useRef(path);
  useEffect(() => {
    if (path !== first.current) history.replaceState(history.state, '', path);
    first.current = path;
  }, [path]);
}
