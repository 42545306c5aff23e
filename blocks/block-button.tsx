import type { ReactNode } from 'react';
import * as m from '../messages/compiled/messages.js';
import { buttonPreset } from '../storefront/theme/presets.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './block-button.module.css';
import type { ButtonSettings } from './common-fields.ts';
import { linkTo } from './link-to.ts';

interface BlockButtonProps {
  label: string;
  /** Checked by `linkAddress`; 'anchor:id' leads to a block of this page. */
  link: string;
  tab: boolean;
  /** Numbered style of the theme; wins over `variant`. */
  preset?: number | null;
  variant?: 'primary' | 'secondary' | 'reversed';
  /** As wide as its column. */
  wide?: boolean;
}

export function BlockButton({ label, link, tab, preset, variant = 'primary', wide }: BlockButtonProps) {
  return (
    <LinkButton
      variant={preset ? buttonPreset(preset) : variant}
      className={wide ? styles.block : undefined}
      {...linkTo(link, tab)}
    >
      {label || m.page_buy_books()}
    </LinkButton>
  );
}

/** The one button of a block that has the common button settings; nothing while it leads nowhere. */
export function CommonButton({ data, fallback = '' }: { data: ButtonSettings; fallback?: string }) {
  const link = data.button_url || fallback;
  if (!link) return null;
  return (
    <BlockButton
      label={data.button_label}
      link={link}
      tab={data.button_tab}
      preset={data.button_type}
      wide={data.button_block}
    />
  );
}

interface BlockButtonsProps {
  buttons: readonly Pick<BlockButtonProps, 'label' | 'link' | 'tab'>[];
  preset: BlockButtonProps['preset'];
  wide?: boolean;
}

/** Several buttons, the first of them the one that counts. */
export function BlockButtons({ buttons, preset, wide }: BlockButtonsProps) {
  return buttons.map((button, i) => (
    <BlockButton
      // biome-ignore lint/suspicious/noArrayIndexKey: the same button may stand twice
      key={i}
      {...button}
      preset={preset}
      variant={i === 0 ? 'primary' : 'secondary'}
      wide={wide}
    />
  ));
}

/** Buttons in a row that wraps, or all of one width. */
export function ButtonRow({ even, children }: { even?: boolean; children: ReactNode }) {
  return (
    <div className={styles.buttons} data-even={even || undefined}>
      {children}
    </div>
  );
}
