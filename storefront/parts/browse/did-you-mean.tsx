import { Link } from 'react-router';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import styles from './browse-page.module.css';

interface DidYouMeanProps {
  state: BrowseState;
  corrected: string;
  /** The rows below were found with the corrected words. */
  found: boolean;
}

export function DidYouMean({ state, corrected, found }: DidYouMeanProps) {
  if (!corrected || corrected === state.text) return null;
  return (
    <p className={styles.meant}>
      {found && `Nothing matches “${state.text}” as it is spelled. `}
      Did you mean{' '}
      <Link to={filterPath({ ...state, text: corrected, offset: 0 })} rel="nofollow">
        {corrected}
      </Link>
      ?{found && ' These books do.'}
    </p>
  );
}
