import { CardsIcon, GridIcon, ListIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { chooseViewMode, useViewMode, viewModes } from './view-mode.ts';
import styles from './view-mode-switch.module.css';

const segments = [
  { value: 'cards', label: 'Cards', icon: <CardsIcon size={18} /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
];

/** Cards, grid or list, for this session. Nothing is loaded: the same markup is drawn another way. */
export function ViewModeSwitch() {
  const mode = useViewMode();
  return (
    <div className={styles.switch}>
      <Segmented
        label="View"
        segments={segments}
        value={mode}
        onChoose={(value) => {
          const chosen = viewModes.find((m) => m === value);
          if (chosen) chooseViewMode(chosen);
        }}
      />
    </div>
  );
}
