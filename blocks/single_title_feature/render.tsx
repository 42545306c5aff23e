import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../messages/compiled/messages.js';
import { registryItemPath } from '../../storefront/parts/title/paths.ts';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { Link } from '../../ui/link.tsx';
import { CommonButton } from '../block-button.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './single-title-feature.module.css';

export function Render({ data, injected, first }: BlockProps<'single_title_feature'>) {
  if (!injected) return null;
  const href = registryItemPath(injected.eisbn, data.gift_registry_id);
  const names = injected.authors.filter((a) => a.role === 'A01').map((a) => a.name);
  return (
    <BlockFrame data={data} noHeading>
      <div className={styles.feature}>
        <Link href={href} aria-label={injected.title} tabIndex={-1}>
          <TitleCover of={injected} alt="" width={240} eager={first} priority={first} />
        </Link>
        <div className={styles.words}>
          {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
          <BlockHeading data={{ ...data, heading: data.heading || injected.title }} />
          <By title={data.heading ? injected.title : ''} names={names} />
          {data.paragraph ? <BlockText data={data} /> : <p>{injected.summary}</p>}
          <CommonButton data={data} fallback={href} />
        </div>
      </div>
    </BlockFrame>
  );
}

/** Under a heading of the shop's own the title and its authors; under the title itself, the authors. */
function By({ title, names }: { title: string; names: string[] }) {
  const authors = names.join(', ');
  if (!title && !authors) return null;
  return (
    <p className={styles.by}>
      {!title ? (
        m.page_by_authors({ names: authors })
      ) : !authors ? (
        <cite>{title}</cite>
      ) : (
        <ParaglideMessage
          message={m.page_title_by_authors}
          inputs={{ title, names: authors }}
          markup={{ cite: ({ children }) => <cite>{children}</cite> }}
        />
      )}
    </p>
  );
}
