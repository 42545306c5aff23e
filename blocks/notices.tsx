import type { SiteSettings } from '../contract/store.ts';
import { Render as AboveSearchbarNotice } from './above_searchbar_notice/render.tsx';
import { Render as PopupNotice } from './popup_notice/render.tsx';

/** The notices of every page (BLOCK-052). The server has checked their settings and that it is their time. */
export function Notices({ content }: { content: SiteSettings['global_content'] }) {
  const of = (component: string) =>
    content
      .filter((c) => c.component === component)
      .map((c) => ({ key: JSON.stringify(c.data), data: c.data as never }));
  const rest = { injected: null, first: false, id: '', page: '' };
  return (
    <>
      {of('above_searchbar_notice').map(({ key, data }) => (
        <AboveSearchbarNotice key={key} data={data} {...rest} />
      ))}
      {of('popup_notice').map(({ key, data }) => (
        <PopupNotice key={key} data={data} {...rest} />
      ))}
    </>
  );
}
