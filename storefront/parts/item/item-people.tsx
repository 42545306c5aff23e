import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Prose } from '../../../ui/prose.tsx';
import styles from './item-people.module.css';

/** Who made the title, and what others said of it (ITEM-021, ITEM-022). */
export function ItemPeople({ title }: { title: Title }) {
  if (title.bio.length === 0 && title.reviews.length === 0) return null;
  return (
    <div className={styles.people}>
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
