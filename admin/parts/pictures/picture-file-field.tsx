import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';

interface PictureFileFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  multiple?: boolean;
  onFiles?: (files: File[]) => void;
}

/** A field for a picture. Phones offer their camera and photos. */
export function PictureFileField({ label, hint, error, multiple, onFiles }: PictureFileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="file"
          required
          multiple={multiple}
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          onChange={({ target }) => {
            if (!onFiles) return;
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
    </Field>
  );
}
