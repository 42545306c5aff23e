import type { AdminInput } from '../../../contract/admin/actions.ts';
import type { StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type NotDone, textOf } from '../../desk-submit.ts';
import formStyles from '../form.module.css';
import { fieldsOf } from '../typed-fields.ts';
import { PictureCrop } from './picture-crop.tsx';
import { PictureFocus } from './picture-focus.tsx';
import { sides } from './picture-part.ts';

interface PictureFieldsProps {
  picture: StaffPicture;
  outcome: NotDone | undefined;
}

/** Everything that is said of a picture. */
export function PictureFields({ picture, outcome }: PictureFieldsProps) {
  const fields = fieldsOf(outcome?.typed, outcome?.problems);
  const { text, box } = fields;
  const { alt, is_decorative } = picture;
  return (
    <div className={formStyles.form}>
      <TextArea
        {...text('alt', alt)}
        label={m.deskpicture_alt()}
        hint={m.deskpicture_alt_hint()}
        maxLength={300}
        rows={2}
        autoFocus={alt === '' && !is_decorative}
      />
      <Checkbox
        {...box('is_decorative', is_decorative)}
        label={m.deskpicture_decorative()}
        hint={m.deskpicture_decorative_hint()}
      />
      <TextField
        {...text('name', picture.name)}
        label={m.deskpicture_name()}
        hint={m.deskpicture_name_hint()}
        maxLength={200}
        required
        autoComplete="off"
      />
      <PictureFocus key={`focus ${picture.version}`} picture={picture} fields={fields} />
      <PictureCrop key={`crop ${picture.version}`} picture={picture} fields={fields} />
    </div>
  );
}

const wholeNumber = /^\s*\d{1,6}\s*$/;

/** The fields as the action takes them, or what is wrong with them. */
export function readPictureFields(
  form: FormData,
): { fields: Omit<AdminInput<'picture/save'>, 'id' | 'version'> } | { problems: Record<string, string> } {
  const numbers = ['focus_x', 'focus_y', ...sides] as const;
  const given = numbers.filter((name) => form.has(name));
  const wrong = given.filter((name) => !wholeNumber.test(textOf(form, name)));
  if (wrong.length > 0) {
    return { problems: Object.fromEntries(wrong.map((name) => [name, m.deskpicture_number_wrong()])) };
  }
  const values = Object.fromEntries(given.map((name) => [name, Number(textOf(form, name))]));
  return {
    fields: {
      ...(values as Partial<Record<(typeof numbers)[number], number>>),
      name: textOf(form, 'name'),
      alt: textOf(form, 'alt'),
      is_decorative: form.has('is_decorative'),
    },
  };
}
