import type { Title } from '../../../contract/title.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { authorPath, itemPath, listPath, seriesPath, subjectPath } from '../title/paths.ts';
import { releaseDay } from '../title/release-day.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { Facts } from './facts.tsx';
import styles from './item-view.module.css';
import { Offers } from './offers.tsx';
import { roleWords } from './role-words.ts';
import { SalesRank } from './sales-rank.tsx';

/** One title in full: cover, who and what, how to buy it, about it, details. */
export function ItemView({ title, listId }: { title: Title; listId?: number | undefined }) {
  return (
    <article className={styles.item}>
      <div className={styles.cover}>
        <TitleCover
          of={title}
          alt={`Cover of ${title.title}`}
          width={360}
          sizes="(max-width: 716px) 60vw, 360px"
          priority
        />
      </div>
      <div className={styles.words}>
        <div className={styles.main}>
          <header className={styles.head}>
            <h1>{title.title}</h1>
            {title.subtitle && <p className={styles.subtitle}>{title.subtitle}</p>}
            <Authors title={title} />
            {title.series && (
              <p>
                <Link href={seriesPath(title.series)}>{title.series}</Link>
                {title.series_num && `, number ${title.series_num}`}
              </p>
            )}
            <p className={styles.meta}>
              {[title.binding, releaseWords(title), title.is_large_print ? 'Large print' : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <SalesRank rank={title.rank} />
          </header>
          <Offers title={title} />
          {listId !== undefined && <ListSteps title={title} listId={listId} />}
        </div>
        <div className={styles.about}>
          {title.comments.map((comment) => (
            <blockquote key={comment.author} className={styles.comment}>
              <h2>Message from {comment.author}</h2>
              <p>{comment.text}</p>
            </blockquote>
          ))}
          {title.description && (
            <section aria-labelledby="about">
              <h2 id="about">About this book</h2>
              <Prose html={title.description} />
            </section>
          )}
          {title.table_of_contents && (
            <Disclosure label="Contents">
              <Prose html={title.table_of_contents} />
            </Disclosure>
          )}
          {title.bio.length > 0 && (
            <section aria-labelledby="bio">
              <h2 id="bio">{title.bio.length > 1 ? 'About the authors' : 'About the author'}</h2>
              {title.bio.map((text) => (
                <Prose key={text} html={text} />
              ))}
            </section>
          )}
          {title.reviews.length > 0 && (
            <section aria-labelledby="reviews">
              <h2 id="reviews">Reviews</h2>
              {title.reviews.map((review) => (
                <figure key={review.content} className={styles.review}>
                  <Prose html={review.content} />
                  <figcaption>{[review.author, review.source_title].filter(Boolean).join(', ')}</figcaption>
                </figure>
              ))}
            </section>
          )}
        </div>
      </div>
      <div className={styles.aside}>
        <section aria-labelledby="details">
          <h2 id="details">Details</h2>
          <Facts title={title} />
        </section>
        {title.subjects.length > 0 && (
          <section aria-labelledby="subjects">
            <h2 id="subjects">Subjects</h2>
            <ul className={styles.subjects}>
              {title.subjects.map((subject) => (
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

function Authors({ title }: { title: Title }) {
  if (title.authors.length === 0) return null;
  return (
    <p className={styles.authors}>
      {title.authors.map((author, i) => (
        <span key={`${author.name} ${author.role}`}>
          {i > 0 && ', '}
          {author.role !== 'A01' && <span className={styles.role}>{roleWords(author.role)} </span>}
          <Link href={authorPath(author.name)}>{author.name}</Link>
          {author.canadian && (
            <span className={styles.canadian} title="Canadian author">
              {' '}
              (Canadian)
            </span>
          )}
        </span>
      ))}
    </p>
  );
}

function releaseWords(title: Title): string {
  return releaseDay(title.release_date);
}

/** Previous, Next and Go back inside a list (ITEM-009..011). */
function ListSteps({ title, listId }: { title: Title; listId: number }) {
  return (
    <nav className={styles.steps} aria-label="List">
      {title.list_previous_eisbn ? (
        <Link href={itemPath(title.list_previous_eisbn, listId)} rel="prev">
          Previous
        </Link>
      ) : (
        <span aria-hidden="true">Previous</span>
      )}
      <Link href={listPath(listId)}>Go back</Link>
      {title.list_next_eisbn ? (
        <Link href={itemPath(title.list_next_eisbn, listId)} rel="next">
          Next
        </Link>
      ) : (
        <span aria-hidden="true">Next</span>
      )}
    </nav>
  );
}
