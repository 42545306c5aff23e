import { Modal } from './modal.tsx';
import type { ModalProps } from './modal-popup.tsx';

export interface DrawerProps extends Omit<ModalProps, 'look' | 'decision'> {
  side?: 'start' | 'end' | 'bottom';
}

/** A panel along one edge of the window. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal {...rest} look={side} />;
}
