import { Menu as Base } from '@base-ui/react/menu';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { MenuEntry, MenuProps } from './menu.tsx';
import styles from './popover.module.css';
import type { OpenedPopup } from './use-opener.ts';

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const look = {
    className: classNames(styles.item, entry.danger && styles.danger),
    disabled: entry.disabled,
    children: (
      <>
        {entry.icon}
        {entry.label}
      </>
    ),
  };
  if (entry.href && !entry.disabled) {
    return <Base.LinkItem {...look} render={<Link href={entry.href} />} onClick={close} />;
  }
  return <Base.Item {...look} onClick={entry.onChoose} />;
}

/** The loaded part of menus. */
export default function MenuPopup({
  popup,
  entries,
  align = 'end',
}: Omit<MenuProps, 'trigger'> & { popup: OpenedPopup }) {
  return (
    <Base.Root open={popup.open} onOpenChange={popup.onOpenChange} modal={false}>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} anchor={popup.trigger} align={align} sideOffset={6}>
          <Base.Popup
            id={popup.id}
            className={classNames(styles.popup, styles.menu)}
            finalFocus={popup.trigger}
          >
            {entries.map((entry) => (
              <div key={entry.label} role="presentation">
                {entry.separated && <Base.Separator className={styles.separator} />}
                <Entry entry={entry} close={popup.close} />
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
