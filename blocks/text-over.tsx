import type { CSSProperties, ReactNode } from 'react';
import { CommonButton } from './block-button.tsx';
import { BlockFrame, BlockHeading, BlockText } from './block-frame.tsx';
import type { ButtonSettings, CommonSettings } from './common-fields.ts';
import { measures, onPhones } from './on-phones.ts';
import { ShadedWords } from './shaded-words.tsx';
import styles from './text-over.module.css';

interface TextOverProps {
  data: CommonSettings &
    ButtonSettings & {
      height: number;
      mobile_height: number | null;
      opacity: number;
      position: string;
      shaded: boolean;
    };
  /** What lies behind the words and fills the block. */
  children: ReactNode;
  /** Another than the block's button, or something beside it. */
  action?: ReactNode;
  /** Rounding of the corners in pixels. */
  radius?: number;
  /** The picture is no wider than itself and is not cut to the block. */
  ownSize?: boolean;
}

/** Ink, unless the shop has chosen another ground. */
const defaultGround = 6;

/** Words over a picture or film, with so much of the ground between that they can be read. */
export function TextOver({ data, children, action, radius = 0, ownSize }: TextOverProps) {
  const { background_colour, mobile_background_colour, padding_x, padding_y, ...rest } = data;
  const bare = {
    ...rest,
    background_colour: null,
    mobile_background_colour: null,
    padding_x: 0,
    padding_y: 0,
  };
  const hasWords = data.heading || data.paragraph || data.button_url || action;
  return (
    <BlockFrame
      data={{ ...bare, width: 100, mobile_width: null } as CommonSettings}
      className={styles.band}
      noHeading
      bleed
    >
      <div
        className={styles.over}
        data-ground={background_colour ?? defaultGround}
        data-mobile-ground={onPhones(data).background_colour}
        data-position={data.position}
        style={
          {
            ...measures(data, { height: 'px', opacity: '%', padding_x: 'px', padding_y: 'px', width: '%' }),
            borderRadius: radius,
          } as CSSProperties
        }
      >
        <div className={styles.behind} data-own-size={ownSize || undefined}>
          {children}
        </div>
        {hasWords && <div className={styles.cover} />}
        <div className={styles.words}>
          <ShadedWords isShaded={Boolean(hasWords) && data.shaded}>
            <BlockHeading data={data} />
            <BlockText data={data} />
            <CommonButton data={data} />
            {action}
          </ShadedWords>
        </div>
      </div>
    </BlockFrame>
  );
}
