import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import * as m from '../messages/compiled/messages.js';
import { firstInside } from './first-inside.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './popover.module.css';
import type { OpenedPopup } from './use-opener.ts';

export interface PopoverPanelProps {
  title: ReactNode;
  /** Receives a function that closes the popover, for controls that finish the task. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'center' | 'end';
  closeLabel?: string;
}

/** The loaded part of popovers. */
export default function PopoverPopup(props: PopoverPanelProps & OpenedPopup) {
  const { id, open, trigger, onClose, title, children, align = 'end', closeLabel = m.common_close() } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(_, change) => {
        // The trigger closes by itself; closing here too would let its click open again.
        const onTrigger =
          change.event.target instanceof Node && trigger.current?.contains(change.event.target);
        if (change.reason === 'outside-press' && onTrigger) change.cancel();
        else onClose();
      }}
      modal="trap-focus"
    >
      <Base.Portal>
        <Base.Positioner className={styles.positioner} anchor={trigger} align={align} sideOffset={8}>
          <Base.Popup
            id={id}
            className={styles.popup}
            finalFocus={trigger}
            ref={panel}
            initialFocus={(by) => firstInside(panel.current, by)}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon size={18} />} />} />
            </div>
            <div className={styles.body} data-inside="">
              {children(onClose)}
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
