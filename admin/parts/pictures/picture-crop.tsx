import { type PointerEvent, useRef, useState } from 'react';
import type { StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import formStyles from '../form.module.css';
import type { FormFields } from '../typed-fields.ts';
import { pictureAddress } from './picture-address.ts';
import { drawnPart, type PartText, type Place, partOfPicture, sides } from './picture-part.ts';
import styles from './pictures.module.css';

interface PictureCropProps {
  picture: StaffPicture;
  fields: FormFields;
}

const labels = {
  crop_left: m.deskpicture_crop_left,
  crop_top: m.deskpicture_crop_top,
  crop_width: m.deskpicture_crop_width,
  crop_height: m.deskpicture_crop_height,
};

/** The part of a picture that is shown: by four numbers, and with JavaScript by drawing it on the picture. */
export function PictureCrop({ picture, fields: { text } }: PictureCropProps) {
  const stored = partOfPicture(picture);
  const { original_width: width, original_height: height } = picture;
  const [part, setPart] = useState<PartText>(
    () => Object.fromEntries(sides.map((side) => [side, text(side, stored[side]).defaultValue])) as PartText,
  );
  const isScripted = useScripted();
  if (!picture.can_crop) return <p>{m.deskpicture_svg()}</p>;
  const isCut = stored.crop_width !== String(width) || stored.crop_height !== String(height);
  const hasError = sides.some((side) => text(side).error);
  return (
    <Disclosure label={m.deskpicture_crop()} ghost open={isCut || hasError}>
      <fieldset className={formStyles.group}>
        <p>{m.deskpicture_crop_hint({ width, height })}</p>
        {isScripted && <CropStage picture={picture} part={part} onDraw={setPart} />}
        <div className={formStyles.pair}>
          {sides.map((side) => (
            <TextField
              key={side}
              type="number"
              name={side}
              label={labels[side]()}
              error={text(side).error}
              value={part[side]}
              min={side === 'crop_left' || side === 'crop_top' ? 0 : 1}
              max={side === 'crop_left' || side === 'crop_width' ? width : height}
              step={1}
              inputMode="numeric"
              required
              onChange={({ target }) => setPart({ ...part, [side]: target.value })}
            />
          ))}
        </div>
        {isScripted && (
          <div>
            <Button
              size="s"
              onClick={() =>
                setPart({
                  crop_left: '0',
                  crop_top: '0',
                  crop_width: String(width),
                  crop_height: String(height),
                })
              }
            >
              {m.deskpicture_crop_whole()}
            </Button>
          </div>
        )}
      </fieldset>
    </Disclosure>
  );
}

interface CropStageProps {
  picture: StaffPicture;
  part: PartText;
  onDraw: (part: PartText) => void;
}

function CropStage({ picture, part, onDraw }: CropStageProps) {
  const begun = useRef<Place | null>(null);
  const { original_width: width, original_height: height } = picture;
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place => {
    const box = currentTarget.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const percent = (pixels: string, whole: number) => `${((Number(pixels) || 0) / whole) * 100}%`;
  return (
    // What is drawn here is also in the fields below.
    <div
      className={styles.stage}
      onPointerDown={(event) => {
        begun.current = placeOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (begun.current) onDraw(drawnPart(begun.current, placeOf(event), { width, height }));
      }}
      onPointerUp={() => {
        begun.current = null;
      }}
      onPointerCancel={() => {
        begun.current = null;
      }}
    >
      <img
        src={pictureAddress(picture, 640, 'whole')}
        alt={m.deskpicture_crop_preview()}
        width={width}
        height={height}
        draggable={false}
      />
      <span
        className={styles.part}
        style={{
          left: percent(part.crop_left, width),
          top: percent(part.crop_top, height),
          width: percent(part.crop_width, width),
          height: percent(part.crop_height, height),
        }}
      />
    </div>
  );
}
