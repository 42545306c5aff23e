import { buttonPreset } from '../storefront/theme/presets.ts';
import { LinkButton } from '../ui/button.tsx';

interface BlockButtonProps {
  label: string;
  /** Checked by `linkAddress`; 'anchor:id' leads to a block of this page. */
  link: string;
  tab: boolean;
  /** Numbered style of the theme; wins over `variant`. */
  preset?: number | null;
  variant?: 'primary' | 'secondary' | 'reversed';
}

export function BlockButton({ label, link, tab, preset, variant = 'primary' }: BlockButtonProps) {
  const href = link.startsWith('anchor:') ? `#${link.slice('anchor:'.length)}` : link;
  const window = tab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <LinkButton href={href} variant={preset ? buttonPreset(preset) : variant} {...window}>
      {label}
    </LinkButton>
  );
}
