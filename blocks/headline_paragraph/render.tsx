import { textPreset } from '../../storefront/theme/presets.ts';
import { BlockFrame, RichText } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function HeadlineParagraph({ data }: BlockProps<'headline_paragraph'>) {
  const Heading = `h${data.level}` as const;
  const words = (
    <>
      {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
      {data.heading && <Heading {...textPreset(data.heading_preset)}>{data.heading}</Heading>}
      {data.paragraph && <RichText html={data.paragraph} preset={data.paragraph_preset} />}
    </>
  );
  return (
    <BlockFrame data={data} noHeading>
      <div className={data.style === 'hero' ? styles.hero : styles.words}>{words}</div>
    </BlockFrame>
  );
}
