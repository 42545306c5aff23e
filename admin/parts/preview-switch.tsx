import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Segmented } from '../../ui/segmented.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import styles from './beside-preview.module.css';

type Shown = 'fields' | 'preview';

interface PreviewSwitchProps {
  /** What narrow windows show of `.beside`, for its data-shown; undefined without scripts: both. */
  children: (shown: Shown | undefined) => ReactNode;
}

/** In a narrow window, a switch that stays in view leads from the fields to their preview and back to where one was. */
export function PreviewSwitch({ children }: PreviewSwitchProps) {
  const isScripted = useScripted();
  const [shown, setShown] = useState<Shown>('fields');
  const around = useRef<HTMLDivElement>(null);
  const fieldsAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (shown === 'fields') {
      if (fieldsAt.current !== undefined) window.scrollTo(0, fieldsAt.current);
    } else around.current?.scrollIntoView();
  }, [shown]);
  const show = (next: Shown) => {
    if (next === shown) return;
    if (next === 'preview') fieldsAt.current = window.scrollY;
    setShown(next);
  };
  return (
    <div ref={around}>
      {isScripted && (
        <div className={styles.switch}>
          <Segmented
            label={m.desk_preview_switch()}
            value={shown}
            onChoose={(value) => show(value as Shown)}
            segments={[
              { value: 'fields', label: m.desk_preview_fields() },
              { value: 'preview', label: m.desk_preview() },
            ]}
          />
        </div>
      )}
      {children(isScripted ? shown : undefined)}
    </div>
  );
}
