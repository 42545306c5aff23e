import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { PictureFields, readPictureFields } from '../parts/pictures/picture-fields.tsx';
import { PictureFileField } from '../parts/pictures/picture-file-field.tsx';
import { problemOf } from '../parts/pictures/picture-problem.ts';
import { PictureUsesList } from '../parts/pictures/picture-uses.tsx';
import styles from '../parts/pictures/pictures.module.css';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { afterDeletion, asksToDelete, rowOf } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  const id = Number(params.id);
  return {
    picture: valueFrom(await api('picture/get', { id })),
    uses: valueFrom(await api('picture/getUses', { id })),
  };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const which = rowOf(args) ?? { id: 0, version: 0 };
  if (asksToDelete(form)) {
    const despite_uses = form.has('despite_uses');
    return afterDeletion(await api('picture/delete', { ...which, despite_uses }), '/pictures');
  }
  const read = readPictureFields(form);
  const typed = typedOf(form);
  if ('problems' in read) return { sentence: m.desk_settings_check(), problems: read.problems, typed };
  const answer = await api('picture/save', { ...which, ...read.fields });
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), typed };
});
export const clientAction = keepForm;

/** One picture: what it shows, what stays in view, where it is used. */
export default function PicturePage() {
  const { picture, uses } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('pictures:write');
  const { id, name, path, alt, is_decorative, width, height } = picture;
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  return (
    <Page title={name || path}>
      <p>
        <Link to="/pictures">{m.deskpicture_heading()}</Link>
        {' · '}
        {m.deskpicture_size({ width, height })}
      </p>
      <DoneNotice />
      {alt === '' && !is_decorative && mayWrite && (
        <Notice tone="warning">
          <p>{m.deskpicture_alt_missing()}</p>
        </Notice>
      )}
      <img
        className={styles.shown}
        src={`/admin/pictures/${id}/file?w=640&v=${picture.cache}`}
        alt={alt || m.deskpicture_of({ name: name || path })}
        width={width}
        height={height}
      />
      <SavedForm stored={picture} path={`/pictures/${id}`} mayWrite={mayWrite} outcome={refused}>
        <PictureFields picture={picture} outcome={refused} />
      </SavedForm>
      <section className={formStyles.group} aria-labelledby="uses">
        <h2 id="uses">{m.deskpicture_uses()}</h2>
        <PictureUsesList uses={uses} />
      </section>
      {mayWrite && <Replacing />}
      {mayWrite && <PictureDeleting />}
    </Page>
  );
}

function Replacing() {
  const { picture } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <section className={formStyles.group} aria-labelledby="replace">
      <h2 id="replace">{m.deskpicture_replace()}</h2>
      <form
        method="post"
        action={`/admin/pictures/${picture.id}/file?version=${picture.version}`}
        encType="multipart/form-data"
        className={formStyles.form}
      >
        <PictureFileField
          label={m.deskpicture_replace_file()}
          hint={`${m.deskpicture_replace_hint()} ${m.deskpicture_file_hint()}`}
          error={problemOf(search)}
        />
        <div>
          <Button type="submit">{m.deskpicture_replace()}</Button>
        </div>
      </form>
    </section>
  );
}

function PictureDeleting() {
  const { picture, uses } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { look_draft, ...places } = uses;
  const isUsed = look_draft || Object.values(places).some((place) => place.length > 0);
  return (
    <Deleting
      stored={picture}
      label={m.deskpicture_delete()}
      sure={m.deskpicture_delete_sure({ name: picture.name || picture.path })}
      outcome={outcome}
    >
      {isUsed && (
        <div>
          <p>{m.deskpicture_delete_used()}</p>
          <PictureUsesList uses={uses} />
        </div>
      )}
      {isUsed && <Checkbox name="despite_uses" label={m.deskpicture_delete_despite()} />}
      <p>{m.deskpicture_delete_hint()}</p>
    </Deleting>
  );
}
