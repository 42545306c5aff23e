import { Modal } from './modal.tsx';
import type { ModalProps } from './modal-popup.tsx';

export interface DialogProps extends Omit<ModalProps, 'look' | 'height'> {
  size?: 's' | 'm' | 'l';
}

/** In the middle of the window; on phones a sheet from below. Escape and the cross close it. */
export function Dialog({ size = 'm', ...rest }: DialogProps) {
  return <Modal {...rest} look={size} />;
}
