import * as m from '../../messages/compiled/messages.js';
import { buttonPreset } from '../../storefront/theme/presets.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { linkTo } from '../link-to.ts';
import { NoticeLine } from '../notice-line.tsx';

/** Drawn apart from the page's blocks, above its head (BLOCK-052). Its link looks like a button where the shop has chosen one. */
export function Render({ data }: BlockProps<'above_searchbar_notice'>) {
  if (!data.button_url) return <NoticeLine data={data} />;
  const to = linkTo(data.button_url, data.button_tab);
  const label = data.button_label || m.page_buy_books();
  const link = data.button_type ? (
    <LinkButton {...to} size="s" variant={buttonPreset(data.button_type)}>
      {label}
    </LinkButton>
  ) : (
    <Link {...to}>{label}</Link>
  );
  return <NoticeLine data={data} link={link} linkLabel={label} />;
}
