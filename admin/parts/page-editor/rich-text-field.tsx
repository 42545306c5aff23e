import { AutoField, RichTextMenu, type RichtextField } from '@puckeditor/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { ExternalIcon } from '../../../ui/icons.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './setting-field.module.css';

type MenuProps = Parameters<NonNullable<RichtextField['renderMenu']>>[0];

/** Headings, lists, links and the like; the server takes out what pages don't show. */
export function RichTextField({ about, id, value, readOnly, onChange }: ControlProps) {
  const { label } = about;
  const field = useMemo<RichtextField>(
    () => ({
      type: 'richtext',
      options: { code: false, codeBlock: false, textAlign: false, link: { openOnClick: false } },
      renderMenu: (menu) => <Menu {...menu} label={label} />,
    }),
    [label],
  );
  const change = useSteady(onChange);
  return (
    <fieldset className={styles.rich}>
      <legend>{label}</legend>
      <AutoField field={field} id={id} value={value ?? ''} readOnly={readOnly ?? false} onChange={change} />
    </fieldset>
  );
}

/** Puck reports a change again whenever its handler is another function: a new one at each render would never end. */
function useSteady(handler: (value: unknown) => void) {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((value: unknown) => latest.current(value), []);
}

function Menu({ editor, readOnly, label }: MenuProps & { label: string }) {
  useEffect(() => {
    // Screen readers name the box that is written in by it.
    const attributes = { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' };
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, label]);
  const setLink = () => {
    const before: string = editor?.getAttributes('link').href ?? '';
    const href = prompt(m.deskpage_link_where(), before)?.trim();
    if (href === undefined || !editor) return;
    const text = editor.chain().focus().extendMarkRange('link');
    if (href === '') text.unsetMark('link').run();
    else text.setMark('link', { href }).run();
  };
  return (
    <RichTextMenu>
      <RichTextMenu.Group>
        <RichTextMenu.HeadingSelect />
        <RichTextMenu.ListSelect />
      </RichTextMenu.Group>
      <RichTextMenu.Group>
        <RichTextMenu.Bold />
        <RichTextMenu.Italic />
        <RichTextMenu.Control
          title={m.deskpage_link()}
          icon={<ExternalIcon size={16} />}
          disabled={readOnly}
          active={editor?.isActive('link') ?? false}
          onClick={setLink}
        />
      </RichTextMenu.Group>
    </RichTextMenu>
  );
}
