import type { FormEvent, ReactNode } from 'react';
import type { Output } from '../../../contract/actions.ts';
import { maxListNote } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DragGrip } from '../../../ui/drag-grip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronDownIcon, TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ChevronUpIcon } from '../../../ui/more-icons.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { RowDrag } from '../../../ui/use-row-drag.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { AuthorLinks } from '../title/author-links.tsx';
import { itemPath } from '../title/paths.ts';
import { rememberTitle } from '../title/remembered-title.ts';
import { RowOffer } from '../title/row-offer.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './own-list.module.css';
import type { SendForm } from './use-own-list.ts';

interface OwnListRowProps {
  row: Output<'titlelist/getItems'>['rows'][number];
  /** In the whole list, 1 being the first. */
  place: number;
  total: number;
  send: SendForm;
  drag: RowDrag;
}

/** A title of the reader's list. Each button is a form first, so that it works without JavaScript. */
export function OwnListRow({ row, place, total, send, drag }: OwnListRowProps) {
  const { eisbn, title, position = 0, note = '' } = row;
  const { isTarget, ...dragging } = drag;
  const link = { href: itemPath(eisbn), onClick: () => rememberTitle(row) };
  const moveTo = (to: number) => ({ intent: 'move', eisbn, place: to });
  return (
    <li className={styles.row} draggable data-target={isTarget || undefined} {...dragging}>
      <Link {...link} tabIndex={-1} aria-hidden="true" draggable={false}>
        <TitleCover of={row} alt="" width={96} />
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link {...link} draggable={false}>
            {title}
          </Link>
        </h2>
        {row.authors.length > 0 && (
          <p>
            <AuthorLinks row={row} />
          </p>
        )}
        <p className={styles.soft}>{row.binding}</p>
        {note && <p className={styles.note}>{note}</p>}
        <Disclosure ghost className={styles.noteEdit} label={note ? m.lists_note_edit() : m.lists_note_add()}>
          <RowForm key={note} fields={{ intent: 'note', eisbn }} send={send} className={styles.noteForm}>
            <TextArea
              name="note"
              label={m.lists_note_of({ title })}
              hint={m.lists_note_hint()}
              maxLength={maxListNote}
              defaultValue={note}
            />
            <Button type="submit" size="s">
              {m.common_save()}
            </Button>
          </RowForm>
        </Disclosure>
      </div>
      <div className={styles.buy}>
        <RowOffer row={row} />
      </div>
      <div className={styles.actions} data-print="hide">
        {total > 1 && <DragGrip />}
        <RowForm fields={moveTo(place - 1)} send={send}>
          <IconButton
            {...submitUnless(place === 1)}
            size="s"
            label={m.lists_move_up({ title })}
            icon={<ChevronUpIcon />}
          />
        </RowForm>
        <RowForm fields={moveTo(place + 1)} send={send}>
          <IconButton
            {...submitUnless(place === total)}
            size="s"
            label={m.lists_move_down({ title })}
            icon={<ChevronDownIcon />}
          />
        </RowForm>
        <RowForm fields={{ intent: 'remove_item', eisbn, title, position, note }} send={send}>
          <IconButton type="submit" size="s" label={m.lists_remove_item({ title })} icon={<TrashIcon />} />
        </RowForm>
      </div>
    </li>
  );
}

/** A button that was pressed until the title arrived at the end keeps the focus: `disabled` would take it. */
function submitUnless(isAtEnd: boolean) {
  return isAtEnd ? ({ type: 'button', 'aria-disabled': true } as const) : ({ type: 'submit' } as const);
}

interface RowFormProps {
  fields: Record<string, string | number>;
  send: SendForm;
  className?: string | undefined;
  children: ReactNode;
}

function RowForm({ fields, send, className, children }: RowFormProps) {
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        send(Object.fromEntries(new FormData(form)) as Record<string, string>, form);
      }}
    >
      <HiddenFields values={fields} />
      {children}
    </form>
  );
}
