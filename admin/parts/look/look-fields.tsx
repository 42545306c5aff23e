import { logoHeights } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { lookColours } from '../../../storefront/theme/look-form.ts';
import { readyLookOf, readyLooks } from '../../../storefront/theme/ready-looks.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PictureAddress } from '../pictures/picture-address-field.tsx';
import { ChoiceField, type LookFieldsProps, TypeField } from './choice-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { contrastNote } from './contrast-note.ts';
import { LogoColours } from './logo-colours.tsx';
import styles from './look.module.css';
import { ReadyLooks } from './ready-looks.tsx';

type ColourGroup = keyof typeof lookColours;
const colourGroups: Record<ColourGroup, () => string> = {
  page: m.desklook_colors_page,
  accent: m.desklook_colors_accent,
  lines: m.desklook_colors_lines,
  signals: m.desklook_colors_signals,
  header: m.desklook_colors_header,
  menu: m.desklook_colors_menu,
  footer: m.desklook_colors_footer,
};

/** Some colors behind their heading; open where one is too faint. */
function Colours({ group, open, look, onChange }: LookFieldsProps & { group: ColourGroup; open?: boolean }) {
  const isFaint = lookColours[group].some((token) => contrastNote(look, token)?.isFaint);
  return (
    <Disclosure label={colourGroups[group]()} open={open || isFaint || undefined}>
      <div className={styles.colours}>
        {lookColours[group].map((token) => (
          <ColourField
            key={token}
            token={token}
            look={look}
            onChange={(name, value) => onChange({ theme: { ...look.theme, [name]: value } })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** Everything that makes a look, in the words of a bookseller. */
export function LookFields(props: LookFieldsProps) {
  const { look, onChange } = props;
  return (
    <Stack gap={6}>
      <section className={styles.part} aria-labelledby="look-ready">
        <h2 id="look-ready">{m.desklook_ready()}</h2>
        <p>{m.desklook_ready_hint()}</p>
        {!readyLookOf(look) && <p className={styles.note}>{m.desklook_ready_own()}</p>}
        <ReadyLooks look={look} onChoose={(name) => onChange(readyLooks[name])} />
      </section>
      <div>
        <Colours {...props} group="page" open />
        <Colours {...props} group="accent" open />
        <Colours {...props} group="lines" />
        <Colours {...props} group="signals" />
      </div>
      <TypeField {...props} />
      <section className={styles.part} aria-labelledby="look-shapes">
        <h2 id="look-shapes">{m.desklook_shapes()}</h2>
        <ChoiceField {...props} group="corners" />
        <ChoiceField {...props} group="headings" />
      </section>
      <section className={styles.part} aria-labelledby="look-bars">
        <h2 id="look-bars">{m.desklook_bars()}</h2>
        <div>
          <Colours {...props} group="header" />
          <Colours {...props} group="menu" />
          <Colours {...props} group="footer" />
        </div>
        <ChoiceField {...props} group="header" />
        <ChoiceField {...props} group="entries" />
        <ChoiceField {...props} group="mark" />
        <ChoiceField {...props} group="columns" />
        <Checkbox
          name="hide_footer_address"
          label={m.desklook_hide_address()}
          hint={m.desklook_hide_address_hint()}
          checked={look.hide_footer_address}
          onChange={(event) => onChange({ hide_footer_address: event.target.checked })}
        />
      </section>
      <section className={styles.part} aria-labelledby="look-pictures">
        <h2 id="look-pictures">{m.desklook_pictures()}</h2>
        <PictureAddress
          name="logo_url"
          label={m.desklook_logo()}
          hint={m.desklook_logo_hint()}
          address={look.logo_url}
          maxLength={2000}
          onAddress={(logo_url) => onChange({ logo_url })}
        />
        <LogoColours {...props} />
        <TextField
          name="logo_height"
          type="number"
          min={logoHeights.least}
          max={logoHeights.most}
          required
          label={m.desklook_logo_height()}
          hint={m.desklook_logo_height_hint()}
          value={Number.isNaN(look.logo_height) ? '' : look.logo_height}
          onChange={(event) => onChange({ logo_height: event.target.valueAsNumber })}
        />
        <PictureAddress
          name="favicon_url"
          label={m.desklook_icon()}
          hint={m.desklook_icon_hint()}
          address={look.favicon_url}
          maxLength={2000}
          onAddress={(favicon_url) => onChange({ favicon_url })}
        />
      </section>
    </Stack>
  );
}
