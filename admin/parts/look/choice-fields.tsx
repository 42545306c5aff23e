import { fontPairNames } from '../../../contract/font-pair.ts';
import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { fontPairs } from '../../../storefront/theme/font-pairs.ts';
import { chosenIn, type LookGroup, lookChoices, tokensOf } from '../../../storefront/theme/look-choices.ts';
import { resolveTheme } from '../../../storefront/theme/theme-css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import styles from './look.module.css';

export interface LookFieldsProps {
  look: ShopLook;
  onChange: (change: Partial<ShopLook>) => void;
}

type Words = Record<string, () => string>;
const groups: Record<LookGroup, { legend: () => string; hint: () => string; names: Words }> = {
  corners: {
    legend: m.desklook_corners,
    hint: m.desklook_corners_hint,
    names: {
      square: m.desklook_corners_square,
      crisp: m.desklook_corners_crisp,
      soft: m.desklook_corners_soft,
      round: m.desklook_corners_round,
    },
  },
  headings: {
    legend: m.desklook_headings,
    hint: m.desklook_headings_hint,
    names: {
      light: m.desklook_headings_light,
      regular: m.desklook_headings_regular,
      strong: m.desklook_headings_strong,
      capitals: m.desklook_headings_capitals,
    },
  },
  header: {
    legend: m.desklook_header,
    hint: m.desklook_header_hint,
    names: { flat: m.desklook_header_flat, shadow: m.desklook_header_shadow },
  },
  entries: {
    legend: m.desklook_entries,
    hint: m.desklook_entries_hint,
    names: { plain: m.desklook_entries_plain, capitals: m.desklook_entries_capitals },
  },
  mark: {
    legend: m.desklook_mark,
    hint: m.desklook_mark_hint,
    names: { line: m.desklook_mark_line, field: m.desklook_mark_field },
  },
  columns: {
    legend: m.desklook_columns,
    hint: m.desklook_columns_hint,
    names: { narrow: m.desklook_columns_narrow, wide: m.desklook_columns_wide },
  },
};

/** A choice that sets several tokens; what the shop has set by itself is a choice as well. */
export function ChoiceField({ group, look, onChange }: LookFieldsProps & { group: LookGroup }) {
  const { legend, hint, names } = groups[group];
  const chosen = chosenIn(group, resolveTheme(look.theme, look.font_pair));
  const options = Object.keys(lookChoices[group]).map((value) => ({
    value,
    label: names[value]?.() ?? value,
  }));
  return (
    <RadioGroup
      legend={legend()}
      hint={hint()}
      name={group}
      value={chosen}
      options={chosen === 'own' ? [...options, { value: 'own', label: m.desklook_own() }] : options}
      onChoose={(name) => onChange({ theme: { ...look.theme, ...tokensOf(group, name) } })}
    />
  );
}

const pairNames: Record<ShopLook['font_pair'], () => string> = {
  fraunces: m.desklook_pair_fraunces,
  outfit: m.desklook_pair_outfit,
  novel: m.desklook_pair_novel,
  plain: m.desklook_pair_plain,
  gallery: m.desklook_pair_gallery,
};

/** The pairs of fonts, each in its own type. */
export function TypeField({ look, onChange }: LookFieldsProps) {
  return (
    <RadioGroup
      look="cards"
      legend={m.desklook_type()}
      hint={m.desklook_type_hint()}
      name="font_pair"
      value={look.font_pair}
      options={fontPairNames.map((value) => ({
        value,
        label: (
          <span className={styles.pairName} style={{ fontFamily: fontPairs[value]['font-heading'] }}>
            {pairNames[value]()}
          </span>
        ),
        detail: <span style={{ fontFamily: fontPairs[value]['font-body'] }}>{m.desklook_sample()}</span>,
      }))}
      onChoose={(value) => onChange({ font_pair: value as ShopLook['font_pair'] })}
    />
  );
}

export const pairName = (pair: ShopLook['font_pair']): string => pairNames[pair]();
