import * as m from '../../messages/compiled/messages.js';
import { giftCardLd } from '../../storefront/parts/giftcard/card-ld.ts';
import { CardLink } from '../../storefront/parts/giftcard/card-link.tsx';
import { JsonLd } from '../../storefront/parts/page/json-ld.tsx';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './gift-cards.module.css';

export function Render({ data, injected, first, page }: BlockProps<'gift_cards'>) {
  const settings = useSettings();
  const { store_info: store } = settings;
  if (!injected || injected.length === 0) return null;
  const hasHeading = Boolean(data.heading || data.title);
  const Heading = hasHeading ? 'h3' : 'h2';
  return (
    <BlockFrame data={data}>
      {data.title && <h2>{data.title}</h2>}
      {data.description && <p className={styles.about}>{data.description}</p>}
      <ul className={styles.cards}>
        {injected.map((card, i) => (
          <li key={card.eisbn} className={styles.card}>
            <TitleCover of={card} alt="" width={360} eager={first} priority={first && i === 0} />
            <div className={styles.words}>
              <Heading className={styles.name}>{card.title}</Heading>
              <p className={styles.kind}>
                {card.emailed ? store.giftcard_emailed_label || m.giftcard_emailed() : m.giftcard_printed()}
              </p>
              {card.banner_description && <p>{card.banner_description}</p>}
              <CardLink
                card={card}
                label={data.button_label || m.giftcard_choose()}
                spoken={`${data.button_label || m.giftcard_choose()}: ${card.title}`}
                variant="primary"
              />
            </div>
          </li>
        ))}
      </ul>
      {/* Cards have no page of their own: their items lead there (ITEM-007). */}
      {page === '/gift-cards' && <JsonLd data={injected.map((card) => giftCardLd(settings, card))} />}
    </BlockFrame>
  );
}
