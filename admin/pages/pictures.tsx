import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { PictureAdding } from '../parts/pictures/picture-adding.tsx';
import { PictureTile } from '../parts/pictures/picture-tile.tsx';
import styles from '../parts/pictures/pictures.module.css';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const from = url.searchParams.get('from') ?? '';
  const offset = /^\d{1,5}$/.test(from) ? Number(from) : 0;
  const { pictures, total, page_size } = valueFrom(await api('picture/getList', { words, offset }));
  const at = (start: number) => `/pictures?${new URLSearchParams({ q: words, from: String(start) })}`;
  return {
    words,
    pictures,
    total,
    previous: offset > 0 ? at(Math.max(0, offset - page_size)) : undefined,
    next: offset + pictures.length < total && pictures.length > 0 ? at(offset + page_size) : undefined,
  };
});

/** The pictures of the shop. */
export default function Pictures() {
  const { words, pictures, total, previous, next } = useLoaderData<typeof loader>();
  const mayWrite = useMay('pictures:write');
  return (
    <Page title={m.deskpicture_heading()}>
      <p>{m.deskpicture_intro()}</p>
      <DoneNotice />
      {mayWrite && <PictureAdding />}
      {(words !== '' || total > 0) && (
        <SearchForm action="/pictures" label={m.deskpicture_find()} words={words} />
      )}
      {pictures.length === 0 ? <Nothing words={words} /> : <p>{m.deskpicture_count({ count: total })}</p>}
      {pictures.length > 0 && (
        <ul className={styles.grid}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Link to={`/pictures/${picture.id}`} className={styles.tile}>
                <PictureTile picture={picture} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={rowStyles.pages}>
        {previous && <DeskLinkButton to={previous}>{m.deskpicture_newer()}</DeskLinkButton>}
        {next && <DeskLinkButton to={next}>{m.deskpicture_older()}</DeskLinkButton>}
      </div>
    </Page>
  );
}

const Nothing = ({ words }: { words: string }) =>
  words === '' ? (
    <EmptyState title={m.deskpicture_none()}>
      <p>{m.deskpicture_none_hint()}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={m.deskpicture_none_found()}
      actions={<DeskLinkButton to="/pictures">{m.deskpicture_all()}</DeskLinkButton>}
    >
      <p>{m.deskpicture_none_found_hint()}</p>
    </EmptyState>
  );
