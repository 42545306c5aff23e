import { CardsIcon, GridIcon, ListIcon, TableIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { chooseViewMode, useTableView, useViewMode, viewModes } from './view-mode.ts';
import styles from './view-mode-switch.module.css';

const segments = [
  { value: 'cards', label: 'Cards', icon: <CardsIcon size={18} /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
];

const tableSegment = { value: 'table', label: 'Table', icon: <TableIcon size={18} /> };

interface ViewModeSwitchProps {
  /** Offers the table as well. */
  table?: boolean;
}

/** Cards, grid or list, for this session. Nothing is loaded: the same markup is drawn another way. */
export function ViewModeSwitch({ table = false }: ViewModeSwitchProps) {
  const drawn = useViewMode();
  const mode = useTableView(table) ? 'table' : drawn;
  return (
    <div className={styles.switch}>
      <Segmented
        label="View"
        segments={table ? [...segments, tableSegment] : segments}
        value={mode}
        onChoose={(value) => {
          const chosen = viewModes.find((m) => m === value);
          if (chosen) chooseViewMode(chosen);
        }}
      />
    </div>
  );
}
