import { LinkButton } from '../ui/button.tsx';

interface BlockButtonProps {
  label: string;
  /** Checked by `linkAddress`; 'anchor:id' leads to a block of this page. */
  link: string;
  tab: boolean;
  variant?: 'primary' | 'secondary' | 'reversed';
}

export function BlockButton({ label, link, tab, variant = 'primary' }: BlockButtonProps) {
  const href = link.startsWith('anchor:') ? `#${link.slice('anchor:'.length)}` : link;
  const window = tab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <LinkButton href={href} variant={variant} {...window}>
      {label}
    </LinkButton>
  );
}
