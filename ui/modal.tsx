import { useRef } from 'react';
import { LazyPopup, popupCode } from './lazy-popup.tsx';
import type { ModalProps } from './modal-popup.tsx';

const popup = popupCode(() => import('./modal-popup.tsx'));

/** Fetches the code of dialogs and drawers before it is needed, such as when the pointer nears what opens one. */
export const preloadModals = popup.preload;

/** Renders nothing until it is first opened; then stays mounted, so that its closing can be seen. */
export function Modal(props: ModalProps) {
  const opened = useRef(false);
  if (props.open) opened.current = true;
  if (!opened.current) return null;
  return <LazyPopup code={popup} {...props} />;
}
