import type { Title } from '../../../contract/title.ts';
import { Link } from '../../../ui/link.tsx';
import { subjectPath } from '../title/paths.ts';
import styles from './subjects.module.css';

type Subject = Title['subjects'][number];

/** What the title is about, a line each: the subject as a link, and the wider ones above it beside it (ITEM-026). */
export function Subjects({ subjects }: { subjects: Subject[] }) {
  return (
    <ul className={styles.subjects}>
      {mostTelling(subjects).map((subject) => {
        const above = subject.sub_labels
          .filter(({ id }) => id !== subject.id)
          .map(({ label }) => label)
          .join(' › ');
        return (
          <li key={subject.id}>
            <Link href={subjectPath(subject.id)}>{subject.subject}</Link>
            {above && <span>{above}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Leaves out subjects on the path of another one: 'Fiction' says nothing beside 'Fiction › Thrillers'. */
function mostTelling(subjects: Subject[]): Subject[] {
  const above = new Set(
    subjects.flatMap(({ id, sub_labels }) => sub_labels.flatMap((step) => (step.id === id ? [] : [step.id]))),
  );
  return subjects.filter(({ id }) => !above.has(id));
}
