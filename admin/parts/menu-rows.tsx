import { Link } from 'react-router';
import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { DragGrip } from '../../ui/drag-grip.tsx';
import type { RowDrag } from '../../ui/use-row-drag.ts';
import styles from './menus.module.css';

type Entry = AdminOutput<'menu/get'>['menu'][number];
type Step = Exclude<AdminInput<'menu/moveEntry'>['step'], 'to'>;

interface MenuRowsProps {
  entries: readonly Entry[];
  mayWrite: boolean;
  drag: (menuId: number, name: string) => RowDrag;
  /** They are not in the menu. */
  hidden?: boolean;
  depth?: number;
}

/** Entries of a menu in their order, each with those below it, and buttons that move them; they can be dragged as well. */
export function MenuRows({ entries, mayWrite, drag, hidden = false, depth = 1 }: MenuRowsProps) {
  if (entries.length === 0) return null;
  return (
    <ol className={depth === 1 ? styles.menu : styles.below}>
      {entries.map((entry, i) => (
        <li key={entry.menu_id} {...draggedAs(entry, mayWrite && drag)}>
          <div className={styles.row}>
            {mayWrite && <DragGrip />}
            <div className={styles.name}>
              <Link to={`/menus/${entry.menu_id}`} draggable={false}>
                {entry.label || entryAddress(entry)}
              </Link>
              <p>{entryAddress(entry) || m.deskmenu_unlinked()}</p>
            </div>
            {mayWrite && (
              <div className={styles.presses}>
                {i > 0 && <Press step="up" entry={entry} />}
                {i + 1 < entries.length && <Press step="down" entry={entry} />}
                {i > 0 && !hidden && <Press step="in" entry={entry} />}
                {depth > 1 && <Press step="out" entry={entry} />}
                {!hidden && <Press step="hide" entry={entry} />}
                {hidden && depth === 1 && <Press step="show" entry={entry} />}
              </div>
            )}
          </div>
          <MenuRows {...{ mayWrite, drag, hidden }} entries={entry.submenu} depth={depth + 1} />
        </li>
      ))}
    </ol>
  );
}

function draggedAs({ menu_id, label }: Entry, drag: false | MenuRowsProps['drag']) {
  if (!drag) return {};
  const { isTarget, ...dragging } = drag(menu_id, label);
  return { ...dragging, draggable: true, 'data-target': isTarget || undefined };
}

const words: Record<Step, [label: () => string, name: (given: { label: string }) => string]> = {
  up: [m.deskmenu_up, m.deskmenu_up_of],
  down: [m.deskmenu_down, m.deskmenu_down_of],
  in: [m.deskmenu_in, m.deskmenu_in_of],
  out: [m.deskmenu_out, m.deskmenu_out_of],
  hide: [m.deskmenu_hide, m.deskmenu_hide_of],
  show: [m.deskmenu_show, m.deskmenu_show_of],
};

function Press({ step, entry: { menu_id, label } }: { step: Step; entry: Entry }) {
  const [text, name] = words[step];
  return (
    <Button
      type="submit"
      name="press"
      value={`${step} ${menu_id}`}
      size="s"
      variant="quiet"
      aria-label={name({ label })}
    >
      {text()}
    </Button>
  );
}
