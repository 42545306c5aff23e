import { useEffect, useRef, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { textPreset } from '../../storefront/theme/presets.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import type { BlockProps } from '../block-props.ts';
import type { CommonSettings } from '../common-fields.ts';
import { leadsSomewhere, linkTo } from '../link-to.ts';
import { NoticeLine, NoticeText, saysSomething, WordsForWidths } from '../notice-line.tsx';

/**
 * Opens when the page has been opened; with `show_once` once in a visit to the site (BLOCK-086). Where no script can open or
 * close it, its words are a line of the page.
 */
export function Render({ data }: BlockProps<'popup_notice'>) {
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  const { heading, paragraph, show_once } = data;
  const isEmpty = !saysSomething(data);
  useEffect(() => {
    if (isEmpty) return;
    const name = `popup-notice ${heading} ${paragraph}`.slice(0, 300);
    try {
      if (show_once && sessionStorage.getItem(name)) return;
      if (show_once) sessionStorage.setItem(name, 'shown');
    } catch {
      // A browser that keeps nothing shows it again.
    }
    setOpen(true);
  }, [isEmpty, heading, paragraph, show_once]);
  const close = () => setOpen(false);
  const to = data.link_button && leadsSomewhere(data.link_button_url) ? data.link_button_url : '';
  const label = data.link_button_label || m.page_buy_books();
  return (
    <>
      <noscript>
        <NoticeLine data={data} link={to && <Link {...linkTo(to, false)}>{label}</Link>} linkLabel={label} />
      </noscript>
      <Dialog
        open={isOpen}
        onClose={close}
        title={<WordsForWidths data={data} part={Title} />}
        // It opens by itself: the first key press must not follow a link in its text.
        initialFocus={closing}
        footer={
          <>
            <Button ref={closing} onClick={close}>
              {data.button_label || m.common_close()}
            </Button>
            {to && (
              <LinkButton variant="primary" {...linkTo(to, false)} onClick={close}>
                {label}
              </LinkButton>
            )}
          </>
        }
      >
        <WordsForWidths data={data} part={NoticeText} />
      </Dialog>
    </>
  );
}

function Title({ heading, heading_preset }: Pick<CommonSettings, 'heading' | 'heading_preset'>) {
  return <span {...textPreset(heading_preset)}>{heading || m.page_notice_title()}</span>;
}
