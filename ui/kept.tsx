import type { ComponentPropsWithRef, ReactNode } from 'react';

type Draw = (part: ReactNode) => string;
let draw: Draw | undefined;

/** The server says how a part becomes HTML; without that, every part is drawn each time. */
export function keepParts(how: Draw): void {
  draw = how;
}

const kept = new WeakMap<object, Map<string, string>>();
const most = 100;

interface KeptProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'dangerouslySetInnerHTML'> {
  as: 'ul' | 'footer';
  /** What the part is made from: its HTML is kept as long as this object is there. */
  of: object;
  /** Names the part, and everything besides `of` that it depends on. */
  name: string;
  /** No component in it may use state, ids or a context; no picture, whose preload belongs to the page. */
  children: () => ReactNode;
}

/**
 * A part that is the same on page after page: the server draws it once and then writes its HTML; the browser takes it over
 * like every other part. A shop's menu and footer are half the elements of an item page.
 */
export function Kept({ as, of, name, children, ...rest }: KeptProps) {
  // What both take is all that is asked for here.
  const Tag = as as 'ul';
  const html = import.meta.env.SSR && draw ? htmlOf(of, name, children) : undefined;
  if (html === undefined) return <Tag {...rest}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React from this part
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Undefined the first time: React draws one page at a time, the part alone is drawn after it. */
function htmlOf(of: object, name: string, children: () => ReactNode): string | undefined {
  const parts = kept.get(of) ?? new Map<string, string>();
  kept.set(of, parts);
  const html = parts.get(name);
  if (html === undefined) {
    queueMicrotask(() => {
      if (parts.size >= most) parts.clear();
      parts.set(name, draw?.(children()) ?? '');
    });
  }
  return html;
}
