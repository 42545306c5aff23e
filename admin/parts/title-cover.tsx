import { useActionData, useSearchParams } from 'react-router';
import { coverAddress } from '../../contract/cover-address.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './titles.module.css';
import { useMayLoad } from './use-may.ts';

interface TitleCoverProps {
  title: { eisbn: string; title: string; cover_image_cache: string };
}

const problems: Readonly<Record<string, () => string>> = {
  no_file: m.deskimport_problem_no_file,
  too_large: m.desktitle_cover_wrong,
  invalid_cover: m.desktitle_cover_wrong,
  broken_off: m.deskimport_problem_broken_off,
  disk_full: m.deskimport_problem_disk_full,
  not_allowed: m.desk_not_allowed_reason,
};

/** The picture of a book, and the forms that change it; the upload is not a form of this page, as files don't travel in them. */
export function TitleCover({ title }: TitleCoverProps) {
  const { eisbn, cover_image_cache } = title;
  const mayWrite = useMayLoad();
  const [search] = useSearchParams();
  const outcome = useActionData<NotDone>();
  const isRefused = outcome?.form === 'cover';
  return (
    <section className={styles.cover} aria-labelledby="cover">
      <h2 id="cover">{m.desktitle_cover()}</h2>
      <img
        src={coverAddress(title, 240, 'webp')}
        alt={m.desktitle_cover_of({ title: title.title })}
        width={120}
      />
      {mayWrite && (
        <form method="post" action={`/admin/titles/${eisbn}/cover`} encType="multipart/form-data">
          <Field
            label={m.desktitle_cover_file()}
            hint={m.desktitle_cover_hint()}
            error={problems[search.get('cover') ?? '']?.()}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                required
                accept="image/jpeg,image/png,image/webp,image/gif"
              />
            )}
          </Field>
          <Button type="submit">{m.desktitle_cover_save()}</Button>
        </form>
      )}
      {mayWrite && cover_image_cache !== '' && (
        <DeskForm
          intent="cover"
          label={m.desktitle_cover_delete()}
          variant="quiet"
          outcome={isRefused ? outcome : undefined}
        />
      )}
    </section>
  );
}
