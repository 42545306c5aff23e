import { type FormEvent, useEffect, useState } from 'react';
import type { PictureLine, StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import searchStyles from '../search-form.module.css';
import { PictureFileField } from './picture-file-field.tsx';
import { PictureSaying } from './picture-saying.tsx';
import { PictureTile } from './picture-tile.tsx';
import styles from './pictures.module.css';
import { findPictures } from './send-picture.ts';
import { UploadState } from './upload-state.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureChooserProps {
  open: boolean;
  onClose: () => void;
  /** Of the field that the picture is for. */
  label: string;
  onChoose: (picture: PictureLine) => void;
}

/** A dialog with the pictures of the shop, where another can be added. */
export function PictureChooser({ open, onClose, label, onChoose }: PictureChooserProps) {
  const [added, setAdded] = useState<StaffPicture | null>(null);
  const close = () => {
    setAdded(null);
    onClose();
  };
  const choose = (picture: PictureLine) => {
    onChoose(picture);
    close();
  };
  return (
    <Dialog open={open} onClose={close} size="l" title={m.deskpicture_choose_for({ label })}>
      {added ? (
        <PictureSaying picture={added} onDone={choose} />
      ) : (
        <Library onChoose={choose} onAdded={setAdded} />
      )}
    </Dialog>
  );
}

interface LibraryProps {
  onChoose: (picture: PictureLine) => void;
  onAdded: (picture: StaffPicture) => void;
}

function Library({ onChoose, onAdded }: LibraryProps) {
  const { pictures, total, state, look, more } = useLibrary();
  const uploads = useUploads(([first]) => first && onAdded(first));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be inside the form of a page, for React if not for the browser.
    event.stopPropagation();
    look(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <div className={styles.chooser}>
      <search>
        <form className={searchStyles.search} onSubmit={search}>
          <TextField type="search" name="q" label={m.deskpicture_find()} />
          <Button type="submit">{m.desk_search()}</Button>
        </form>
      </search>
      <PictureFileField
        label={m.deskpicture_upload()}
        hint={m.deskpicture_file_hint()}
        onFiles={(files) => uploads.send(files.slice(0, 1))}
      />
      <UploadState {...uploads} />
      <p role="status">
        {state === 'loading' && m.deskpicture_loading()}
        {state === 'failed' && m.deskpicture_load_failed()}
        {state === 'there' && m.deskpicture_count({ count: total })}
      </p>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={styles.tile} onClick={() => onChoose(picture)}>
              <PictureTile picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length < total && state === 'there' && (
        <div>
          <Button onClick={more}>{m.deskpicture_more()}</Button>
        </div>
      )}
    </div>
  );
}

interface Found {
  words: string;
  pictures: readonly PictureLine[];
  total: number;
  state: 'loading' | 'there' | 'failed';
}

function useLibrary() {
  const [wanted, setWanted] = useState({ words: '', offset: 0 });
  const [found, setFound] = useState<Found>({ words: '', pictures: [], total: 0, state: 'loading' });
  useEffect(() => {
    let isOver = false;
    const { words, offset } = wanted;
    setFound((before) => ({ ...before, state: 'loading' }));
    void findPictures(words, offset).then((answer) => {
      if (isOver) return;
      setFound((before) => {
        if (!answer) return { ...before, state: 'failed' };
        const first = offset > 0 ? before.pictures : [];
        return { words, pictures: [...first, ...answer.pictures], total: answer.total, state: 'there' };
      });
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return {
    ...found,
    look: (words: string) => setWanted({ words, offset: 0 }),
    more: () => setWanted(({ words }) => ({ words, offset: found.pictures.length })),
  };
}
