import type { PlainField } from '../../../contract/admin/page-editor.ts';

/** What a control is given. */
export interface ControlProps {
  about: PlainField;
  id: string;
  value: unknown;
  readOnly?: boolean | undefined;
  onChange: (value: unknown) => void;
}
