import { type CSSProperties, type ReactNode, useId } from 'react';
import * as m from '../messages/compiled/messages.js';
import { clip } from '../storefront/parts/page/meta.ts';
import { textPreset } from '../storefront/theme/presets.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Prose } from '../ui/prose.tsx';
import type { CommonSettings } from './common-fields.ts';
import styles from './notice-line.module.css';
import { measures, onPhones } from './on-phones.ts';

/** Ink, unless the shop has chosen another ground. */
const defaultGround = 6;

/** About how many letters one line of a phone has room for. */
const oneLine = 38;

type Words = Pick<CommonSettings, 'heading' | 'heading_preset' | 'paragraph' | 'paragraph_preset'>;

const onPhone = (data: CommonSettings) => ({ ...data, ...onPhones(data) });

/** Whether a notice says something on any screen. */
export const saysSomething = (data: CommonSettings): boolean =>
  [data, onPhone(data)].some(({ heading, paragraph }) => heading || paragraph);

interface NoticeLineProps {
  data: CommonSettings;
  /** Where it leads, if anywhere. */
  link?: ReactNode;
  linkLabel?: string;
}

/** A notice as a line of its own across the page. A phone shows the first line of a long one, and the rest on request. */
export function NoticeLine({ data, link, linkLabel = '' }: NoticeLineProps) {
  const id = useId();
  if (!saysSomething(data)) return null;
  const phone = onPhone(data);
  const words = [phone.heading, phone.paragraph.replace(/<[^>]*>/g, ''), linkLabel].join(' ');
  const isLong = words.length > oneLine;
  return (
    <aside
      id={data.link_id || undefined}
      aria-label={data.heading || phone.heading || clip(data.paragraph || phone.paragraph, 60)}
      className={styles.notice}
      data-print="hide"
      data-long={isLong || undefined}
      data-ground={data.background_colour ?? defaultGround}
      data-mobile-ground={phone.background_colour ?? undefined}
      style={
        {
          ...measures(data, { padding_x: 'px' }),
          '--align': data.align,
          '--mobile-align': phone.align,
        } as CSSProperties
      }
    >
      <div className={styles.line}>
        <WordsForWidths data={data} part={LineWords} />
        {link}
      </div>
      {isLong && (
        // A box to tick opens it by style alone, also without scripts.
        <span className={styles.whole}>
          <input type="checkbox" id={id} aria-label={m.page_whole_notice()} autoComplete="off" />
          <ChevronDownIcon size={16} />
        </span>
      )}
    </aside>
  );
}

interface WordsForWidthsProps {
  data: CommonSettings;
  part: (words: Words) => ReactNode;
}

/** A part of a notice; twice where phones have other words or styles, for CSS to choose. */
export function WordsForWidths({ data, part: Part }: WordsForWidthsProps) {
  const { heading, heading_preset, paragraph, paragraph_preset } = onPhones(data);
  const others = [heading, heading_preset, paragraph, paragraph_preset];
  if (others.every((value) => value === undefined)) return <Part {...data} />;
  return (
    <>
      <div className={styles.wide}>
        <Part {...data} />
      </div>
      <div className={styles.narrow}>
        <Part {...onPhone(data)} />
      </div>
    </>
  );
}

function LineWords({ heading, heading_preset, ...text }: Words) {
  return (
    <>
      {heading && <strong {...textPreset(heading_preset)}>{heading}</strong>}
      <NoticeText {...text} />
    </>
  );
}

export function NoticeText({ paragraph, paragraph_preset }: Omit<Words, 'heading' | 'heading_preset'>) {
  if (!paragraph) return null;
  return (
    <div {...textPreset(paragraph_preset)}>
      <Prose html={paragraph} className={styles.words ?? ''} />
    </div>
  );
}
