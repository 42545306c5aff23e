import { Fragment } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page-changes.module.css';
import type { BlockChange, FieldChange, PageDiff } from './page-diff.ts';

const names = {
  added: m.deskpage_change_added,
  removed: m.deskpage_change_removed,
  moved: m.deskpage_change_moved,
  changed: m.deskpage_change_changed,
};
const tones = { added: 'success', removed: 'danger', moved: 'neutral', changed: 'accent' } as const;

/** What differs between two versions of a page, block by block. */
export function PageChanges({ changes: { words, blocks } }: { changes: PageDiff }) {
  if (words.length + blocks.length === 0) return <p>{m.deskpage_compare_none()}</p>;
  return (
    <ol className={styles.changes}>
      {words.length > 0 && (
        <li>
          <Badge tone={tones.changed}>{names.changed()}</Badge> <b>{m.deskpage_compare_words()}</b>
          <Fields fields={words} />
        </li>
      )}
      {blocks.map((block) => (
        <BlockLine key={`${block.what} ${block.key}`} block={block} />
      ))}
    </ol>
  );
}

const BlockLine = ({ block: { what, name, fields } }: { block: BlockChange }) => (
  <li>
    {what.map((fate) => (
      <Fragment key={fate}>
        <Badge tone={tones[fate]}>{names[fate]()}</Badge>{' '}
      </Fragment>
    ))}
    <b>{name}</b>
    {fields.length > 0 && (
      <Fields fields={fields} hasBefore={!what.includes('added')} hasAfter={!what.includes('removed')} />
    )}
  </li>
);

interface FieldsProps {
  fields: readonly FieldChange[];
  hasBefore?: boolean;
  hasAfter?: boolean;
}

const Fields = ({ fields, hasBefore = true, hasAfter = true }: FieldsProps) => (
  <dl className={styles.fields}>
    {fields.map(({ label, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        {hasBefore && (
          <dd>
            <VisuallyHidden>{m.deskpage_before()} </VisuallyHidden>
            {before ? <del>{before}</del> : m.deskpage_value_none()}
          </dd>
        )}
        {hasAfter && (
          <dd>
            <VisuallyHidden>{m.deskpage_after()} </VisuallyHidden>
            {after ? <ins>{after}</ins> : m.deskpage_value_none()}
          </dd>
        )}
      </div>
    ))}
  </dl>
);
