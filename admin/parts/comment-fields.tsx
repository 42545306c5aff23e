import * as m from '../../messages/compiled/messages.js';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface CommentFieldsProps {
  author: string;
  text: string;
  /** Whose words they are is settled. */
  isKept?: boolean;
}

/** What someone on the staff says about a book. */
export function CommentFields({ author, text, isKept = false }: CommentFieldsProps) {
  return (
    <>
      {isKept ? (
        <input type="hidden" name="author" value={author} />
      ) : (
        <TextField
          name="author"
          label={m.desk_comment_author()}
          hint={m.desk_comment_author_hint()}
          required
          maxLength={60}
          defaultValue={author}
        />
      )}
      <TextArea
        name="text"
        label={isKept ? m.desk_comment_of({ author }) : m.desk_comment_text()}
        hint={isKept ? m.desk_comment_hint() : undefined}
        required={!isKept}
        rows={4}
        maxLength={5000}
        defaultValue={text}
      />
    </>
  );
}
