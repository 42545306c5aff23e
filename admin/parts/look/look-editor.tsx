import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import type { NotDone } from '../../desk-submit.ts';
import besideStyles from '../beside-preview.module.css';
import { PreviewSwitch } from '../preview-switch.tsx';
import { RefusedNotice } from '../refused-notice.tsx';
import styles from './look.module.css';
import { LookFields } from './look-fields.tsx';
import { LookPreview } from './look-preview.tsx';

interface LookEditorProps {
  /** What the form begins with. */
  begun: ShopLook;
  /** Of the draft; undefined for a new one. */
  version: number | undefined;
  mayWrite: boolean;
  outcome: NotDone | undefined;
}

/** The fields of a look beside a preview of the shop in it. */
export function LookEditor({ begun, version, mayWrite, outcome }: LookEditorProps) {
  const [look, setLook] = useState(begun);
  const form = useRef<HTMLFormElement>(null);
  const fields = <LookFields look={look} onChange={(change) => setLook((old) => ({ ...old, ...change }))} />;
  if (!mayWrite) {
    return (
      <fieldset disabled className={styles.fields}>
        <p>{m.desk_read_only()}</p>
        {fields}
      </fieldset>
    );
  }
  const newer = (outcome?.refused as { newer?: { version: number } | null } | undefined)?.newer;
  const over = outcome?.code === 'stale' ? newer?.version : version;
  return (
    <PreviewSwitch>
      {(shown) => (
        <Form ref={form} method="post" className={besideStyles.beside} data-shown={shown}>
          <div className={styles.fields}>
            {/* The first button is the one that the Enter key presses. */}
            <div className={styles.save}>
              <Button type="submit" name="intent" value="draft" variant="primary">
                {newer ? m.desklook_save_over() : m.desklook_save_draft()}
              </Button>
            </div>
            <RefusedNotice outcome={outcome} />
            {over !== undefined && <input type="hidden" name="version" value={over} />}
            <input type="hidden" name="rest" value={JSON.stringify(look.theme)} />
            {fields}
          </div>
          <LookPreview form={form} changed={JSON.stringify(look)} />
        </Form>
      )}
    </PreviewSwitch>
  );
}
