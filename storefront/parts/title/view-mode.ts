import { useSyncExternalStore } from 'react';

export const viewModes = ['cards', 'grid', 'list'] as const;
export type ViewMode = (typeof viewModes)[number];
export const defaultViewMode: ViewMode = 'cards';

/** One memory for browse and lists, as long as the browser's session lasts (LIST-014, BROWSE-056). */
const key = 'view_mode';
const listeners = new Set<() => void>();

function read(): ViewMode {
  try {
    const kept = sessionStorage.getItem(key);
    return viewModes.find((mode) => mode === kept) ?? defaultViewMode;
  } catch {
    // Storage may be forbidden; the choice then lasts until it is made again.
    return defaultViewMode;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseViewMode(mode: ViewMode): void {
  try {
    sessionStorage.setItem(key, mode);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

export function useViewMode(): ViewMode {
  return useSyncExternalStore(subscribe, read, () => defaultViewMode);
}

/** Runs inside the element that carries data-view, before it is painted: pages come from a cache, the same for everyone. */
export const viewModeScript = `(function(s){try{var v=sessionStorage.getItem('${key}');if(/^(${viewModes.join('|')})$/.test(v))s.parentNode.dataset.view=v}catch(e){}})(document.currentScript)`;
