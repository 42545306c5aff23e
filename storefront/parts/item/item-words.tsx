import type { Title } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Interiors } from './interiors.tsx';
import styles from './item-words.module.css';
import { MediaList } from './media.tsx';

/** What there is to read about the title: notes of booksellers, description, pages, people, what others said. */
export function ItemWords({ title, waiting }: { title: Title; waiting: boolean }) {
  if (waiting) {
    return (
      <div className={styles.words} aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  }
  return (
    <div className={styles.words}>
      {title.comments.map((comment) => (
        <blockquote key={comment.author} className={styles.comment}>
          <h2>{m.item_comment_heading({ author: comment.author })}</h2>
          <p>{comment.text}</p>
        </blockquote>
      ))}
      {title.description && (
        <section aria-labelledby="about">
          <h2 id="about">{m.item_description_heading()}</h2>
          <Prose html={title.description} />
        </section>
      )}
      <Interiors title={title} />
      <MediaList media={title.media} title={title.title} />
      {(title.table_of_contents || title.excerpt) && (
        <div>
          {title.table_of_contents && (
            <Disclosure label={m.item_contents_heading()}>
              <Prose html={title.table_of_contents} />
            </Disclosure>
          )}
          {title.excerpt && (
            <Disclosure label={m.item_excerpt_heading()}>
              <Prose html={title.excerpt} />
            </Disclosure>
          )}
        </div>
      )}
      {title.bio.length > 0 && (
        <section aria-labelledby="bio">
          <h2 id="bio">{m.item_about_authors({ count: title.bio.length })}</h2>
          {title.bio.map((text) => (
            <Prose key={text} html={text} />
          ))}
        </section>
      )}
      {title.reviews.length > 0 && (
        <section aria-labelledby="reviews">
          <h2 id="reviews">{m.item_reviews_heading()}</h2>
          <div className={styles.reviews}>
            {title.reviews.map((review) => (
              <figure key={review.content} className={styles.review}>
                <blockquote>
                  <Prose html={review.content} />
                </blockquote>
                {(review.author || review.source_title) && (
                  <figcaption>
                    {review.author}
                    {review.author && review.source_title && ', '}
                    {review.source_title && <cite>{review.source_title}</cite>}
                  </figcaption>
                )}
              </figure>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
