import type { BlockProps } from '../block-props.ts';
import { NoticeLine } from '../notice-line.tsx';

/** Drawn apart from the page's blocks, above its head (BLOCK-052). */
export function Render({ data }: BlockProps<'above_searchbar_notice'>) {
  const { button_url: to, button_label: label, button_tab: tab } = data;
  return <NoticeLine data={data} link={to ? { to, label, tab } : undefined} />;
}
