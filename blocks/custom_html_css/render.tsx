import { useEffect, useMemo, useRef } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './custom-html-css.module.css';

/**
 * The owner's markup, sanitised by the server, under a shadow root: its styles end there, and the page's do not reach in but
 * for what is inherited (type, colours, the theme's custom properties). Declared in the HTML, so it needs no script.
 */
export function Render({ data, injected }: BlockProps<'custom_html_css'>) {
  const box = useRef<HTMLDivElement>(null);
  const html = injected ? shadowHtml(injected) : '';
  // React writes the HTML again when it is given another object, and the shadow that was opened would be gone.
  const inner = useMemo(() => ({ __html: html }), [html]);
  // A page that React draws in the browser has the template still to be opened.
  useEffect(() => {
    const template = html && box.current?.querySelector('template');
    if (!template) return;
    const host = template.parentElement;
    const root = host?.shadowRoot ?? host?.attachShadow({ mode: 'open' });
    root?.replaceChildren(template.content.cloneNode(true));
    template.remove();
  }, [html]);
  if (!injected) return null;
  return (
    <BlockFrame data={data}>
      <div
        ref={box}
        className={styles.own}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: server/page/own-markup.ts has sanitised it
        dangerouslySetInnerHTML={inner}
      />
    </BlockFrame>
  );
}

/** Browsers open the template of a document themselves, and warn of the attribute anywhere else. */
const opened = import.meta.env.SSR ? ' shadowrootmode="open"' : '';
const shadowHtml = ({ html, css }: { html: string; css: string }) =>
  `<div><template${opened}><style>${css}</style>${html}</template></div>`;
