import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import styles from './order-parts.module.css';

interface CopiesFieldsProps {
  lines: readonly { position: number; title: string; most: number; value: string; hint?: string }[];
}

/** How many copies of each line; read by `chosenCopies`. */
export function CopiesFields({ lines }: CopiesFieldsProps) {
  return (
    <div className={styles.copies}>
      {lines.map(({ position, title, most, value, hint }) => (
        <div key={position} style={{ display: 'contents' }}>
          <span>
            {title}
            {hint && <span className={styles.soft}> {hint}</span>}
          </span>
          <TextField
            type="number"
            name={`copies_${position}`}
            label={m.deskorder_copies_of({ title })}
            labelHidden
            min={0}
            max={most}
            inputMode="numeric"
            defaultValue={value}
          />
        </div>
      ))}
    </div>
  );
}
