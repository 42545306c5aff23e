import { type ReactNode, useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './prose.module.css';

type ProseProps = { className?: string } & (
  | {
      /** HTML that the server has sanitised; anything else is a hole in the shop. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode }
);

/** Running text with its paragraphs, lists and quotations. */
export function Prose({ html, children, className }: ProseProps) {
  const look = classNames(styles.prose, className);
  // React writes the HTML again when it is given another object: a link with the focus would lose it.
  const inner = useMemo(() => ({ __html: html ?? '' }), [html]);
  if (html === undefined) return <div className={look}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place where sanitised HTML enters the page.
  return <div className={look} dangerouslySetInnerHTML={inner} />;
}
