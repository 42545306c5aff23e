import { partCode, ServedPart } from '../../../ui/served-part.tsx';
// Their sheets come with the page and not with their code.
import '../custom-form/shop-form.module.css';
import './near-books.module.css';
import './picks-shelf.module.css';
import styles from './ask-us.module.css';
import type { AskUsProps } from './ask-us.tsx';

/** Most searches find something: their pages fetch no code for this. */
export const askUsCode = partCode<AskUsProps>(() => import('./ask-us.tsx').then((m) => m.AskUs));

export function LazyAskUs(props: AskUsProps) {
  return <ServedPart code={askUsCode} frame={{ className: styles.part }} of={props} later />;
}
