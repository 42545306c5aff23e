import * as m from '../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../activity.module.css';
import type { ChangedField } from '../deeds.ts';

/** What an entry changed, field by field. */
export const FieldList = ({ fields }: { fields: readonly ChangedField[] }) => (
  <dl className={styles.fields}>
    {fields.map(({ name, before, after }) => (
      <div key={name}>
        <dt>{name || m.desk_activity_value()}</dt>
        <dd>
          {before && (
            <>
              <del>{before}</del>{' '}
            </>
          )}
          {after && <ins>{after}</ins>}
        </dd>
      </div>
    ))}
  </dl>
);

interface Compared {
  name: string;
  now: string;
  before: string;
}

/** What an undo puts back: now, and before. */
export const UndoList = ({ fields }: { fields: readonly Compared[] }) => (
  <dl className={styles.compared}>
    {fields.map(({ name, now, before }) => (
      <div key={name}>
        <dt>{name}</dt>
        <Value label={m.deskundo_now()} value={now} />
        <Value label={m.deskundo_before()} value={before} isBack />
      </div>
    ))}
  </dl>
);

const Value = ({ label, value, isBack }: { label: string; value: string; isBack?: true }) => (
  <dd data-back={isBack}>
    <span>{label}</span>
    <VisuallyHidden>: </VisuallyHidden>
    <b>{value || m.deskpage_value_none()}</b>
  </dd>
);
