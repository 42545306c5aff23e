import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { giveLinkState } from '../page/link-state.ts';
import { itemPath, listPath } from '../title/paths.ts';
import { neighboursOf, type WithinResults, withinResults } from '../title/within-results.ts';
import styles from './item-steps.module.css';

/** Previous, Next and Go back inside a list (ITEM-008..011), or among the results that the item was chosen from. */
export function ItemSteps({ title, listId }: { title: Title; listId: number | undefined }) {
  const results = useResults();
  if (listId !== undefined) {
    return (
      <Steps
        label={m.item_steps_list()}
        back={listPath(listId)}
        previous={title.list_previous_eisbn && itemPath(title.list_previous_eisbn, listId)}
        next={title.list_next_eisbn && itemPath(title.list_next_eisbn, listId)}
      />
    );
  }
  if (!results?.eisbns.includes(title.eisbn)) return null;
  const { previous, next } = neighboursOf(results, title.eisbn);
  return (
    <Steps
      label={m.item_steps_results()}
      back={results.path}
      previous={previous && itemPath(previous)}
      next={next && itemPath(next)}
      state={{ within: results }}
    />
  );
}

/** The results of the history entry. The server knows of none, so a page that is loaded afresh draws them afterwards. */
function useResults(): WithinResults | null {
  const { state } = useLocation();
  const [alive, setAlive] = useState(
    () => typeof document !== 'undefined' && document.documentElement.dataset.ready === 'yes',
  );
  useEffect(() => setAlive(true), []);
  return alive ? withinResults(state) : null;
}

interface StepsProps {
  label: string;
  back: string;
  previous: string | undefined;
  next: string | undefined;
  state?: unknown;
}

/** Without a previous or next title, its button is greyed, so that the other keeps its place. Without both there are no buttons. */
function Steps({ label, back, previous, next, state }: StepsProps) {
  const several = Boolean(previous || next);
  return (
    <nav className={styles.steps} aria-label={label}>
      {several && (
        <Step href={previous} rel="prev" state={state}>
          <ChevronLeftIcon size={18} />
          {m.common_previous()}
        </Step>
      )}
      <Link href={back} className={styles.step}>
        {m.common_go_back()}
      </Link>
      {several && (
        <Step href={next} rel="next" state={state}>
          {m.common_next()}
          <ChevronRightIcon size={18} />
        </Step>
      )}
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  rel: 'prev' | 'next';
  state: unknown;
  children: ReactNode;
}

function Step({ href, rel, state, children }: StepProps) {
  if (!href) {
    return (
      <span aria-hidden="true" className={styles.step}>
        {children}
      </span>
    );
  }
  return (
    <Link
      href={href}
      rel={rel}
      className={styles.step}
      onClick={(event) => giveLinkState(event.currentTarget, state)}
    >
      {children}
    </Link>
  );
}
