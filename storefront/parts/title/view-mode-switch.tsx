import type { View } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { CardsIcon, GridIcon, ListIcon, TableIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { chooseViewMode, useTableView, useViewMode, viewModes } from './view-mode.ts';
import styles from './view-mode-switch.module.css';

const viewSegments = () => [
  { value: 'cards' as const, label: m.browse_view_cards(), icon: <CardsIcon size={18} /> },
  { value: 'grid' as const, label: m.browse_view_grid(), icon: <GridIcon size={18} /> },
  { value: 'list' as const, label: m.browse_view_list(), icon: <ListIcon size={18} /> },
];

const tableSegment = () => ({
  value: 'table',
  label: m.browse_view_table(),
  icon: <TableIcon size={18} />,
});

interface ViewModeSwitchProps {
  /** Offers the table as well. */
  table?: boolean;
  /** How the address wants the books drawn, and the address that wants them drawn another way. */
  view: View;
  href: (view: View) => string;
}

/**
 * Cards, grid or list, for this session. Nothing is loaded: the same markup is drawn another way. Without JavaScript the
 * choice is part of the address instead.
 */
export function ViewModeSwitch({ table = false, view, href }: ViewModeSwitchProps) {
  const drawn = useViewMode(view);
  const segments = viewSegments();
  const mode = useTableView(table) ? 'table' : drawn;
  return (
    <div>
      <div className={styles.switch}>
        <Segmented
          label={m.browse_view()}
          segments={table ? [...segments, tableSegment()] : segments}
          value={mode}
          onChoose={(value) => {
            const chosen = viewModes.find((one) => one === value);
            if (chosen) chooseViewMode(chosen);
          }}
        />
      </div>
      <noscript>
        <Segmented
          label={m.browse_view()}
          segments={segments.map((one) => ({ ...one, href: href(one.value), rel: 'nofollow' }))}
          value={view || 'cards'}
        />
      </noscript>
    </div>
  );
}
