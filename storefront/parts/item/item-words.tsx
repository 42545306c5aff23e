import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Interiors } from './interiors.tsx';
import styles from './item-words.module.css';
import { MediaList } from './media.tsx';

/** What there is to read of the title itself: description, pages, films, contents, an excerpt. */
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
    </div>
  );
}
