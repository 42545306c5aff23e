import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import * as m from '../messages/compiled/messages.js';
import { classNames } from './class-names.ts';
import { firstInside } from './first-inside.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './modal.module.css';

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

/** The loaded part of dialogs and drawers. Focus is trapped inside and returns to where it was. */
export default function ModalPopup(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    closeLabel = m.common_close(),
    look,
    height,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const dialog = look === 's' || look === 'm' || look === 'l';
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, change) => {
        if (next) return;
        if (change.reason === 'escape-key' && props.onEscape?.()) change.cancel();
        else onClose();
      }}
      disablePointerDismissal={props.decision}
    >
      <Base.Portal>
        {/* Also of a dialog above another one. */}
        <Base.Backdrop className={styles.backdrop} forceRender />
        <Base.Viewport className={classNames(styles.viewport, dialog && styles.middle)}>
          <Base.Popup
            className={classNames(
              styles.popup,
              dialog ? styles.dialog : styles.drawer,
              look !== 'm' && styles[look],
            )}
            role={props.decision ? 'alertdialog' : 'dialog'}
            ref={popup}
            initialFocus={props.initialFocus ?? ((by) => firstInside(popup.current, by))}
            finalFocus={props.finalFocus}
            style={height ? ({ '--height': `${height}px` } as CSSProperties) : undefined}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon />} />} />
            </div>
            <div className={styles.body} data-inside="">
              {description && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {footer && (
              <div className={styles.foot} data-inside="">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
