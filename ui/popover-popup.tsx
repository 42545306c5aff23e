import { Popover as Base } from '@base-ui/react/popover';
import { useRef } from 'react';
import { firstInside } from './first-inside.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './popover.module.css';
import type { PopoverProps } from './popover.tsx';
import type { OpenedPopup } from './use-opener.ts';

type Props = Omit<PopoverProps, 'trigger'> & { popup: OpenedPopup };

/** The loaded part of popovers. */
export default function PopoverPopup({ popup, title, children, align = 'end', closeLabel = 'Close' }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={popup.open} onOpenChange={popup.onOpenChange} modal="trap-focus">
      <Base.Portal>
        <Base.Positioner className={styles.positioner} anchor={popup.trigger} align={align} sideOffset={8}>
          <Base.Popup
            id={popup.id}
            className={styles.popup}
            finalFocus={popup.trigger}
            ref={panel}
            initialFocus={(by) => firstInside(panel.current, by)}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon size={18} />} />} />
            </div>
            <div className={styles.body} data-inside="">
              {children(popup.close)}
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
