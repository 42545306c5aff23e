import * as m from '../../messages/compiled/messages.js';
import { CardLink } from '../../storefront/parts/giftcard/card-link.tsx';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { BlockFrame, BlockHeading, BlockText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { Image } from '../picture.tsx';
import styles from '../side-by-side.module.css';

export function Render({ data, injected, first }: BlockProps<'gift_card_image'>) {
  if (!injected) return null;
  return (
    <BlockFrame data={data} noHeading>
      <div className={styles.sides} data-side="left">
        <div className={styles.picture}>
          {data.path ? (
            <Image
              image={{ ...data, link: '', new_tab: false }}
              first={first}
              sizes="(min-width: 717px) 50vw, 100vw"
            />
          ) : (
            <TitleCover of={injected} alt="" width={480} eager={first} priority={first} />
          )}
        </div>
        <div className={styles.words}>
          <BlockHeading data={data} />
          {data.title && <h2>{data.title}</h2>}
          {!data.title && !data.heading && <h2>{injected.title}</h2>}
          <BlockText data={data} />
          <p>{data.description || injected.banner_description}</p>
          <CardLink card={injected} label={data.button_label || m.giftcard_choose()} variant="primary" />
        </div>
      </div>
    </BlockFrame>
  );
}
