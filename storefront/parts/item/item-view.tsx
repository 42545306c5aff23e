import type { Title } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { subjectPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { Facts } from './facts.tsx';
import { ItemHead } from './item-head.tsx';
import styles from './item-view.module.css';
import { ItemWords } from './item-words.tsx';
import { Offers } from './offers.tsx';

interface ItemViewProps {
  title: Title;
  /** Only what the page before knew is there; the rest is on its way. */
  waiting?: boolean;
  /** A gift registry that copies are bought for. */
  registryId?: number | undefined;
}

/** One title in full: cover, who and what, how to buy it, about it, details. */
export function ItemView({ title, waiting = false, registryId }: ItemViewProps) {
  return (
    <article className={styles.item}>
      <div className={styles.cover}>
        <TitleCover
          of={title}
          alt={m.item_cover_of({ title: title.title })}
          width={360}
          sizes="(max-width: 716px) 60vw, 360px"
          phoneWidth={480}
          priority
        />
      </div>
      <div className={styles.words}>
        <div className={styles.main}>
          <ItemHead title={title} />
          <Offers title={title} registryId={registryId} />
        </div>
        <ItemWords title={title} waiting={waiting} />
      </div>
      <div className={styles.aside} aria-busy={waiting || undefined}>
        <section aria-labelledby="details">
          <h2 id="details">{m.item_details_heading()}</h2>
          {waiting ? <SkeletonText lines={8} /> : <Facts title={title} />}
        </section>
        {title.subjects.length > 0 && (
          <section aria-labelledby="subjects">
            <h2 id="subjects">{m.item_subjects_heading()}</h2>
            <ul className={styles.subjects}>
              {mostTelling(title.subjects).map((subject) => (
                <li key={subject.id}>
                  <SubjectPath subject={subject} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}

/** Without those that stand on the way to another one: 'Fiction' says nothing beside 'Fiction › Thrillers'. */
function mostTelling(subjects: Title['subjects']): Title['subjects'] {
  const above = new Set(
    subjects.flatMap(({ id, sub_labels }) => sub_labels.flatMap((step) => (step.id === id ? [] : [step.id]))),
  );
  return subjects.filter(({ id }) => !above.has(id));
}

/** A subject with those above it, the widest first: 'Fiction › Thrillers'. */
function SubjectPath({ subject }: { subject: Title['subjects'][number] }) {
  const path =
    subject.sub_labels.length > 0 ? subject.sub_labels : [{ id: subject.id, label: subject.subject }];
  return path.map((step, i) => (
    <span key={step.id}>
      {i > 0 && ' › '}
      <Link href={subjectPath(step.id)}>{step.label}</Link>
    </span>
  ));
}
