import { type ReactNode, type RefObject, useRef } from 'react';
import { LazyPopup, popupCode } from './lazy-popup.tsx';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Asked before Escape closes it; true keeps it open. */
  onEscape?: () => boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
  closeLabel?: string;
  /** A question that a press outside must not answer. */
  decision?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  finalFocus?: RefObject<HTMLElement | null>;
  /** Sizes of a dialog, or the edge of a drawer. */
  look: 's' | 'm' | 'l' | 'start' | 'end' | 'bottom';
  /** Least height of a bottom drawer in pixels. */
  height?: number;
}

const popup = popupCode(() => import('./modal-popup.tsx'));

/** Fetches the code of dialogs and drawers before it is needed, such as when the pointer nears what opens one. */
export const preloadModals = popup.preload;

/** Costs nothing until it is first opened; then stays, so that closing can be seen. */
export function Modal(props: ModalProps) {
  const opened = useRef(false);
  if (props.open) opened.current = true;
  if (!opened.current) return null;
  return <LazyPopup code={popup} {...props} />;
}
