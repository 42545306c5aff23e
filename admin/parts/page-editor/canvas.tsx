import type { ComponentConfig, Overrides, RootConfig } from '@puckeditor/core';
import { type Ref, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { BlockKind } from '../../../contract/admin/page-editor.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Drawn, type DrawnBlock } from './drawn-page.ts';

type Render = ComponentConfig['render'];
type DragRef = Ref<HTMLDivElement>;

/** A block as readers see it: drawn by the server, since the shop's styles and settings are not those of the desk. */
export const renderBlockOf =
  (kind: BlockKind): Render =>
  ({ id, puck }) => <Block id={id} kind={kind} dragRef={puck.dragRef} />;

function Block({ id, kind, dragRef }: { id: string; kind: BlockKind; dragRef: DragRef }) {
  const drawn = use(Drawn);
  const block = drawn?.blocks.get(id);
  // What its owner writes into an empty block appears with the next drawing.
  if (!block || (block.isEmpty && kind.when_empty))
    return <Note dragRef={dragRef}>{drawn ? <Missing kind={kind} /> : kind.label}</Note>;
  return <BlockHtml block={block} dragRef={dragRef} />;
}

/** What an empty block is, and what it needs. */
const Missing = ({ kind: { label, when_empty } }: { kind: BlockKind }) => (
  <>
    <strong>{label}</strong>
    <br />
    {when_empty || m.deskpage_nothing_shown()}
  </>
);

function BlockHtml({ block: { html, isFull }, dragRef }: { block: DrawnBlock; dragRef: DragRef }) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = inside.current;
    if (!element) return;
    // The shop's own markup stands in shadow roots, which innerHTML does not make; older browsers leave it out.
    if ('setHTMLUnsafe' in element) element.setHTMLUnsafe(html);
    else (element as HTMLElement).innerHTML = html;
  }, [html]);
  return (
    <div
      ref={(element) => {
        inside.current = element;
        if (typeof dragRef === 'function') dragRef(element);
      }}
      data-full={isFull ? '' : undefined}
      style={{ minHeight: '1.5rem' }}
    />
  );
}

export const renderUnreadable: Render = ({ stored, puck }) => {
  const { component } = (stored ?? {}) as { component?: unknown };
  return (
    <Note dragRef={puck.dragRef}>
      <strong>{m.deskpage_broken()}</strong>
      <br />
      {m.deskpage_broken_hint({ kind: String(component ?? '?').slice(0, 60) })}
    </Note>
  );
};

/** In place of a block that shows nothing; in the colours of the shop. */
function Note({ dragRef, children }: { dragRef: DragRef; children: React.ReactNode }) {
  return (
    <div ref={dragRef} style={noteStyle}>
      {children}
    </div>
  );
}
const noteStyle = {
  padding: '1rem',
  margin: '0.5rem 0',
  minHeight: '3rem',
  border: '1px dashed currentColor',
  font: 'var(--text-ui, 1rem) var(--font-ui, sans-serif)',
} as const;

/** The main part of the page around its blocks. */
export const renderPage: NonNullable<RootConfig['render']> = ({ puck }) => (
  <Main zone={puck.renderDropZone} />
);

type RenderZone = Parameters<NonNullable<RootConfig['render']>>[0]['puck']['renderDropZone'];

function Main({ zone }: { zone: RenderZone }) {
  const { mainClass = '', blocksClass = '' } = use(Drawn) ?? {};
  return (
    <main className={mainClass}>
      {zone({ zone: 'default-zone', className: blocksClass, minEmptyHeight: 240 })}
    </main>
  );
}

/** The frame of the preview in the look of the shop. */
export const renderFrame: NonNullable<Overrides['iframe']> = ({ children, document: frame }) => (
  <>
    {frame && <ShopLook frame={frame} />}
    {children}
  </>
);

function ShopLook({ frame }: { frame: Document }) {
  const drawn = use(Drawn);
  const look = drawn && JSON.stringify([drawn.styles, drawn.links, drawn.language]);
  useEffect(() => {
    if (!look) return;
    const [styles, links, language] = JSON.parse(look) as [string[], string[], string];
    const added = [
      ...styles.map((text) => Object.assign(frame.createElement('style'), { textContent: text })),
      ...links.map((href) => Object.assign(frame.createElement('link'), { rel: 'stylesheet', href })),
    ];
    frame.documentElement.lang = language;
    // Screen readers name the frame by it.
    if (frame.defaultView?.frameElement)
      frame.defaultView.frameElement.setAttribute('title', m.deskpage_canvas());
    frame.head.append(...added);
    return () => {
      for (const element of added) element.remove();
    };
  }, [frame, look]);
  return null;
}
