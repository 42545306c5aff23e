import type { BrowseResult } from '../../../contract/browse.ts';
import type { BrowseState } from '../../../contract/filter-path.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { standing } from './filter-choice.ts';
import { FilterEntries } from './filter-entries.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  state: BrowseState;
  groups: BrowseResult['filter_info'];
}

/** Groups that are open from the start; the others open when something in them is chosen. */
const openGroups = 4;

/** The side panel (BROWSE-044..047): every choice is a plain link, so it works without scripts. */
export function FilterPanel({ state, groups }: FilterPanelProps) {
  const shown = groups.filter((group) => group.entries.length > 0);
  return (
    <div data-stay>
      {shown.map((group, i) => (
        <Disclosure
          key={group.k}
          label={group.label}
          arrowSize={14}
          className={styles.group}
          open={i < openGroups || group.entries.some((entry) => standing(state, entry) !== '')}
        >
          <FilterEntries label={group.label} entries={group.entries} state={state} groups={groups} />
        </Disclosure>
      ))}
    </div>
  );
}
