import { TextArea } from '../../ui/text-area.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { fieldsOf } from './typed-fields.ts';

interface NoteFormProps {
  /** How many notes there are: after another one the form is empty again. */
  noteCount: number;
  label: string;
  hint: string;
  save: string;
  outcome: NotDone | undefined;
}

/** Where staff write a note that only staff read. */
export function NoteForm({ noteCount, label, hint, save, outcome }: NoteFormProps) {
  const { text } = fieldsOf(outcome?.typed);
  return (
    <DeskForm key={noteCount} intent="note" label={save} variant="secondary" outcome={outcome}>
      <TextArea {...text('body')} label={label} hint={hint} required maxLength={2000} rows={2} />
    </DeskForm>
  );
}
