import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import besideStyles from '../beside-preview.module.css';
import { useScale } from '../use-scale.ts';
import styles from './look.module.css';
import { useLookPreview } from './use-look-preview.ts';

/** px: of a window, and how much of its height is shown. */
const widths = { phone: [390, 760], tablet: [768, 960], desktop: [1280, 900] } as const;
type Width = keyof typeof widths;
const empty = '<!doctype html><title></title>';

interface LookPreviewProps {
  form: RefObject<HTMLFormElement | null>;
  /** Differs after each change of the look. */
  changed: string;
}

/** Real pages of the shop in the look of the form. The frame runs nothing; without JavaScript a button draws into it. */
export function LookPreview({ form, changed }: LookPreviewProps) {
  const isScripted = useScripted();
  const [shown, setShown] = useState('home');
  const [chosen, setChosen] = useState<Width>();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const desktopScale = useScale(room, widths.desktop[0]);
  // A desktop in less room than this can't be read.
  const width = chosen ?? (desktopScale < 0.4 ? 'phone' : 'desktop');
  const hasFailed = useLookPreview(form, frame, changed + shown);
  const [wide, high] = widths[width];
  const scale = Math.min(1, (desktopScale * widths.desktop[0]) / wide);
  return (
    <section className={classNames(besideStyles.preview, styles.preview)} aria-labelledby="look-preview">
      <h2 id="look-preview">{m.desklook_preview()}</h2>
      <div className={styles.controls}>
        <SelectField
          name="shown"
          label={m.desklook_preview_page()}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          options={[
            { value: 'home', label: m.desklook_preview_home() },
            { value: 'books', label: m.desklook_preview_books() },
            { value: 'book', label: m.desklook_preview_book() },
            { value: 'cart', label: m.desklook_preview_cart() },
            { value: 'login', label: m.desklook_preview_login() },
          ]}
        />
        {isScripted ? (
          <Segmented
            label={m.desklook_width()}
            value={width}
            onChoose={(value) => setChosen(value as Width)}
            segments={[
              { value: 'phone', label: m.desklook_width_phone() },
              { value: 'tablet', label: m.desklook_width_tablet() },
              { value: 'desktop', label: m.desklook_width_desktop() },
            ]}
          />
        ) : (
          <button
            type="submit"
            formAction="/admin/look-preview"
            formTarget="look-preview"
            className={buttonClass({})}
          >
            {m.desklook_preview_show()}
          </button>
        )}
      </div>
      {hasFailed && (
        <Notice tone="warning">
          <p>{m.desklook_preview_failed()}</p>
        </Notice>
      )}
      <div ref={room} className={styles.room}>
        <div style={{ width: wide * scale, height: high * scale }} className={styles.window}>
          <iframe
            ref={frame}
            name="look-preview"
            title={m.desklook_frame()}
            // No scripts, no forms; the same origin for the fonts of the shop.
            sandbox="allow-same-origin"
            srcDoc={empty}
            style={{ width: wide, height: high, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <p className={styles.note}>{m.desklook_preview_hint()}</p>
    </section>
  );
}
