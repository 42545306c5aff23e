import { useSyncExternalStore } from 'react';

export const viewModes = ['cards', 'grid', 'list', 'table'] as const;
export type ViewMode = (typeof viewModes)[number];
/** Drawn by style alone, before any script has run. The table has a markup of its own, and not for everyone (BROWSE-033). */
type DrawnMode = Exclude<ViewMode, 'table'>;
const defaultViewMode: DrawnMode = 'cards';

/** One memory for browse and lists, as long as the browser's session lasts (LIST-014, BROWSE-056). */
const key = 'view_mode';
const listeners = new Set<() => void>();

function read(otherwise: ViewMode): ViewMode {
  try {
    const kept = sessionStorage.getItem(key);
    return viewModes.find((mode) => mode === kept) ?? otherwise;
  } catch {
    // Storage may be forbidden; the choice then lasts until it is made again.
    return otherwise;
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

/** Where no table is offered, readers who chose the table see a list: the nearest to it. */
const drawn = (mode: ViewMode): DrawnMode => (mode === 'table' ? 'list' : mode);

/** How books are drawn where there is no table. `inAddress` counts until the reader has chosen ('' for none). */
export function useViewMode(inAddress: DrawnMode | '' = ''): DrawnMode {
  const otherwise = inAddress || defaultViewMode;
  return useSyncExternalStore(
    subscribe,
    () => drawn(read(otherwise)),
    () => otherwise,
  );
}

/** Whether the table is chosen, by someone who may have it. */
export function useTableView(allowed: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => allowed && read(defaultViewMode) === 'table',
    () => false,
  );
}

/** Runs inside the element that carries data-view, before it is painted: pages come from a cache, the same for everyone. */
export const viewModeScript = `(function(s){try{var v=sessionStorage.getItem('${key}');if(/^(${viewModes.join('|')})$/.test(v))s.parentNode.dataset.view=v=='table'?'list':v}catch(e){}})(document.currentScript)`;
