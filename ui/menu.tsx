import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './menu.module.css';
import { entryAfterKey } from './menu-keys.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A link; else `onChoose` is called. */
  href?: string;
  onChoose?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
}

export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  entries: readonly MenuEntry[];
  /** The button: spread the given props onto a Button or IconButton. */
  trigger: (button: MenuTrigger) => ReactNode;
  align?: 'start' | 'end';
}

interface EntryProps {
  entry: MenuEntry;
  onChoose: () => void;
}

function Entry({ entry, onChoose }: EntryProps) {
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, entry.danger && styles.danger),
    'aria-disabled': entry.disabled || undefined,
    children: (
      <>
        {entry.icon}
        {entry.label}
      </>
    ),
  };
  if (entry.href && !entry.disabled) return <Link {...look} href={entry.href} onClick={onChoose} />;
  return (
    <button
      type="button"
      {...look}
      onClick={() => {
        if (entry.disabled) return;
        onChoose();
        entry.onChoose?.();
      }}
    />
  );
}

/**
 * Commands behind a button. Our own rather than Base UI's, which weighs 60 kB and puts focus guards on the page that axe
 * rejects: all a menu of a shop needs is below its button and in menu-keys.ts.
 */
export function Menu({ entries, trigger, align = 'end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    all.at(open === 'first' ? 0 : -1)?.focus();
    const away = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !button.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  function close() {
    setOpen(null);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    // Tab goes on from where the button is.
    else if (event.key === 'Tab') setOpen(null);
    else {
      const all = items();
      const here = all.indexOf(document.activeElement as HTMLElement);
      const next = entryAfterKey(
        event.key,
        entries.map((entry) => entry.label),
        here,
      );
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    }
    event.stopPropagation();
  }

  return (
    <span className={styles.anchor}>
      {trigger({
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        onClick: () => setOpen(open ? null : 'first'),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          className={classNames(styles.menu, styles[align])}
          onKeyDown={onKeyDown}
        >
          {entries.map((entry) => (
            <div key={entry.label} role="presentation">
              {entry.separated && <hr className={styles.separator} />}
              <Entry entry={entry} onChoose={close} />
            </div>
          ))}
        </div>
      )}
    </span>
  );
}
