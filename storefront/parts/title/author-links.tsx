import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { authorPath } from './paths.ts';
import { rowAuthors } from './row-authors.ts';

/** The names of a row, each a link to the author's books, and how many more there are. */
export function AuthorLinks({ row }: { row: Pick<TitleRow, 'authors'> }) {
  const { names, more } = rowAuthors(row);
  const links = names.map((name, i) => (
    <span key={name}>
      {i > 0 && ', '}
      <Link href={authorPath(name)}>{name}</Link>
    </span>
  ));
  if (more === 0) return links;
  return (
    <ParaglideMessage
      message={m.browse_authors_and_more}
      inputs={{ count: more }}
      markup={{ names: () => links }}
    />
  );
}
