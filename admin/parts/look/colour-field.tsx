import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { hex } from '../../../storefront/theme/block-grounds.ts';
import { parseColour } from '../../../storefront/theme/colour.ts';
import { colourField, type LookColour } from '../../../storefront/theme/look-form.ts';
import { resolveTheme } from '../../../storefront/theme/theme-css.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { colourNames } from './colour-names.ts';
import { contrastNote } from './contrast-note.ts';
import styles from './look.module.css';

interface ColourFieldProps {
  token: LookColour;
  look: ShopLook;
  onChange: (token: LookColour, value: string) => void;
}

/** A color with a swatch to pick it by, how well it can be read, and the nearest one that can. */
export function ColourField({ token, look, onChange }: ColourFieldProps) {
  const values = resolveTheme(look.theme, look.font_pair);
  const value = look.theme[token] ?? values[token] ?? '';
  const { name, about } = colourNames[token];
  const note = contrastNote(look, token);
  const seen = parseColour(value, values);
  return (
    <div className={styles.colour}>
      <TextField
        name={colourField(token)}
        label={name()}
        hint={m.desklook_color_hint({ about: about() })}
        value={value}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(token, event.target.value)}
        error={note?.isFaint ? note.sentence : undefined}
        end={
          <input
            type="color"
            className={styles.swatch}
            aria-label={m.desklook_pick({ name: name() })}
            value={seen ? hex(seen) : '#000000'}
            onChange={(event) => onChange(token, event.target.value)}
            data-needs-script=""
          />
        }
      />
      {note && !note.isFaint && <p className={styles.note}>{note.sentence}</p>}
      {note?.nearest && (
        <button
          type="submit"
          name="take"
          value={`${token}:${note.nearest}`}
          className={styles.take}
          aria-label={m.desklook_take_for({ color: note.nearest, name: name() })}
          onClick={(event) => {
            event.preventDefault();
            onChange(token, note.nearest ?? '');
          }}
        >
          <span className={styles.dot} style={{ background: note.nearest }} />
          {m.desklook_take({ color: note.nearest })}
        </button>
      )}
    </div>
  );
}
