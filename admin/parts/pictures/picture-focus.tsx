import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import formStyles from '../form.module.css';
import type { FormFields } from '../typed-fields.ts';
import { pictureAddress } from './picture-address.ts';
import styles from './pictures.module.css';

interface PictureFocusProps {
  picture: StaffPicture;
  fields: FormFields;
}

interface Point {
  x: number;
  y: number;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The point of a picture that stays in view where it is cut: by two numbers, and with JavaScript by a press or arrow keys. */
export function PictureFocus({ picture, fields: { text } }: PictureFocusProps) {
  const [x, y] = [text('focus_x', picture.focus_x), text('focus_y', picture.focus_y)];
  const [typed, setTyped] = useState({ x: x.defaultValue, y: y.defaultValue });
  const isScripted = useScripted();
  const isMoved = picture.focus_x !== 50 || picture.focus_y !== 50;
  const hasError = x.error !== undefined || y.error !== undefined;
  const point = { x: within(Number(typed.x) || 0), y: within(Number(typed.y) || 0) };
  const put = (to: Point) => setTyped({ x: String(within(to.x)), y: String(within(to.y)) });
  const number = { type: 'number', min: 0, max: 100, step: 1, inputMode: 'numeric', required: true } as const;
  return (
    <Disclosure label={m.deskpicture_focus()} ghost open={isMoved || hasError}>
      <fieldset className={formStyles.group}>
        <p>{m.deskpicture_focus_hint()}</p>
        {isScripted && <FocusStage picture={picture} point={point} onPut={put} />}
        <div className={formStyles.pair}>
          <TextField
            {...number}
            name={x.name}
            error={x.error}
            label={m.deskpicture_focus_x()}
            value={typed.x}
            onChange={({ target }) => setTyped({ ...typed, x: target.value })}
          />
          <TextField
            {...number}
            name={y.name}
            error={y.error}
            label={m.deskpicture_focus_y()}
            value={typed.y}
            onChange={({ target }) => setTyped({ ...typed, y: target.value })}
          />
        </div>
        {isScripted && <Cuts picture={picture} point={point} />}
      </fieldset>
    </Disclosure>
  );
}

interface StageProps {
  picture: StaffPicture;
  point: Point;
  onPut: (point: Point) => void;
}

function FocusStage({ picture, point, onPut }: StageProps) {
  const pressed = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // A press by keyboard (`detail` 0) has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPut({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const moved = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onPut({ x: point.x + step.x * far, y: point.y + step.y * far });
  };
  return (
    <button
      type="button"
      className={styles.stage}
      onClick={pressed}
      onKeyDown={moved}
      aria-label={m.deskpicture_focus_click()}
    >
      <img
        src={pictureAddress(picture, 640)}
        alt=""
        width={picture.width}
        height={picture.height}
        draggable={false}
      />
      <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
    </button>
  );
}

/** How the picture looks where it is cut. */
function Cuts({ picture, point }: Omit<StageProps, 'onPut'>) {
  const cuts = [
    { ratio: '3 / 1', label: m.deskpicture_focus_wide() },
    { ratio: '1 / 1', label: m.deskpicture_focus_square() },
  ];
  return (
    <div className={styles.cuts}>
      {cuts.map(({ ratio, label }) => (
        <figure key={ratio}>
          <img
            src={pictureAddress(picture, 640)}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
          />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
