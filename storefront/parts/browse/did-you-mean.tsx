import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './browse-page.module.css';

interface DidYouMeanProps {
  state: BrowseState;
  corrected: string;
}

/** Another way to write the search, found by spelling. */
export function DidYouMean({ state, corrected }: DidYouMeanProps) {
  if (!corrected || corrected === state.text) return null;
  return (
    <p className={styles.meant}>
      Did you mean{' '}
      <Link href={filterPath({ ...state, text: corrected, offset: 0 })} rel="nofollow">
        {corrected}
      </Link>
      ?
    </p>
  );
}
