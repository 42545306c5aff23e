import { useEffect, useRef, useState } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { BlockProps } from '../block-props.ts';
import { leadsSomewhere, linkTo } from '../link-to.ts';
import { NoticeLine } from '../notice-line.tsx';

/**
 * Opens when the page has been opened; with `show_once` once in a visit to the site (BLOCK-086). Where no script can open or
 * close it, its words are a line of the page.
 */
export function Render({ data }: BlockProps<'popup_notice'>) {
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  const { heading, paragraph, show_once } = data;
  useEffect(() => {
    if (!heading && !paragraph) return;
    const name = `popup-notice ${heading} ${paragraph}`.slice(0, 300);
    try {
      if (show_once && sessionStorage.getItem(name)) return;
      if (show_once) sessionStorage.setItem(name, 'shown');
    } catch {
      // A browser that keeps nothing shows it again.
    }
    setOpen(true);
  }, [heading, paragraph, show_once]);
  const close = () => setOpen(false);
  const to = data.link_button && leadsSomewhere(data.link_button_url) ? data.link_button_url : '';
  const label = data.link_button_label;
  return (
    <>
      <noscript>
        <NoticeLine data={data} link={to ? { to, label, tab: false } : undefined} />
      </noscript>
      <Dialog
        open={isOpen}
        onClose={close}
        title={heading || m.page_notice_title()}
        // It opens unasked: the first key must not follow a link in its text.
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
        {paragraph && <Prose html={paragraph} />}
      </Dialog>
    </>
  );
}
