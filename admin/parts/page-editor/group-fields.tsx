import type { CustomField } from '@puckeditor/core';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { BlockRecord } from './puck-data.ts';
import styles from './setting-field.module.css';

type Render = CustomField<unknown>['render'];

/** A heading between the settings of a block. */
export const renderGroup: Render = ({ field }) => (
  <h3 className={styles.group}>{String(field.metadata?.label ?? '')}</h3>
);

/** Whether a block spans the window (BLOCK-002), which its record says and not its settings. */
export const renderRecord: Render = ({ value, onChange, readOnly }) => {
  const record = value as BlockRecord | undefined;
  return (
    <Checkbox
      label={m.deskpage_full()}
      checked={record?.container === false}
      disabled={readOnly}
      onChange={({ target }) => onChange({ ...record, container: !target.checked })}
    />
  );
};
