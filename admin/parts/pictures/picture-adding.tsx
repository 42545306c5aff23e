import { useEffect } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { PictureFileField } from './picture-file-field.tsx';
import { problemOf } from './picture-problem.ts';
import styles from './pictures.module.css';
import { UploadState } from './upload-state.tsx';
import { useUploads } from './use-uploads.ts';

/** Adds pictures: by a form, and with JavaScript by dropping or pasting them on the page, too. */
export function PictureAdding() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isScripted = useScripted();
  const uploads = useUploads((added) => {
    const [only, ...others] = added;
    if (only && others.length === 0) void navigate(`/pictures/${only.id}`);
    else void revalidate();
  });
  useDropsAndPastes(uploads.send);
  const hint = `${m.deskpicture_file_hint()}${isScripted ? ` ${m.deskpicture_file_drop()}` : ''}`;
  return (
    <section className={styles.adding} aria-labelledby="add">
      <h2 id="add">{m.deskpicture_upload()}</h2>
      <form method="post" action="/admin/pictures/upload" encType="multipart/form-data">
        <PictureFileField
          label={m.deskpicture_file()}
          hint={hint}
          error={problemOf(search)}
          {...(isScripted && { multiple: true, onFiles: uploads.send })}
        />
        {!isScripted && <Button type="submit">{m.deskpicture_upload_send()}</Button>}
      </form>
      <UploadState {...uploads} />
    </section>
  );
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

function useDropsAndPastes(send: (files: File[]) => void) {
  useEffect(() => {
    const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
      const files = picturesOf(data);
      if (files.length === 0) return;
      event.preventDefault();
      send(files);
    };
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [send]);
}
