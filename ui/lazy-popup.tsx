import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadOnline } from './load-code.ts';
import { PopupFailure } from './popup-failure.tsx';

interface PopupProps {
  open: boolean;
  onClose: () => void;
}

/** Code of a dialog, drawer or panel, fetched when it first opens. */
export interface PopupCode<P> {
  loaded: ComponentType<P> | undefined;
  load(): Promise<ComponentType<P>>;
  /** Call it when the popup may open soon. */
  preload(): void;
}

export function popupCode<P>(load: () => Promise<{ default: ComponentType<P> }>): PopupCode<P> {
  const code: PopupCode<P> = {
    loaded: undefined,
    async load() {
      code.loaded ??= (await loadOnline(load)).default;
      return code.loaded;
    },
    preload: () => void code.load().catch(() => {}),
  };
  return code;
}

/** A popup, or a sentence with 'Try again' in its place when its code could not be fetched. */
export function LazyPopup<P extends PopupProps>({ code, ...rest }: P & { code: PopupCode<P> }) {
  const props = rest as unknown as P;
  const { open, onClose } = props;
  const [Popup, setPopup] = useState(() => code.loaded);
  const [failures, setFailures] = useState(0);
  const ask = useCallback(() => {
    code.load().then(
      (loaded) => setPopup(() => loaded),
      () => setFailures((n) => n + 1),
    );
  }, [code]);
  useEffect(() => {
    if (open && !Popup) ask();
    else setFailures(0);
  }, [open, Popup, ask]);
  if (Popup) return <Popup {...props} />;
  if (!open || failures === 0) return null;
  return <PopupFailure isRepeated={failures > 1} onRetry={ask} onClose={onClose} />;
}
