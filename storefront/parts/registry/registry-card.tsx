import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import { registriesPath, registryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './registry.module.css';
import { dateText } from './registry-head.tsx';

/** One registry among those of its owner: up to five covers, six when it has exactly six (REG-013). */
export function RegistryCard({ registry }: { registry: GiftRegistry }) {
  const { gift_registry_id: id, title: name, items } = registry;
  const shown = items.length === 6 ? items : items.slice(0, 5);
  const more = items.length - shown.length;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link href={registryPath(id)}>{name}</Link>
      </h3>
      <p className={styles.soft}>
        {[m.registry_occasion_name({ occasion: registry.occasion }), dateText(registry)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {items.length > 0 && (
        <div className={styles.covers} aria-hidden="true">
          {shown.map(({ title }) => (
            <TitleCover key={title.eisbn} of={title} alt="" width={56} />
          ))}
          {more > 0 && <span className={styles.more}>{m.registry_more_covers({ count: more })}</span>}
        </div>
      )}
      <p className={styles.soft}>
        {m.registry_counts({ purchased: registry.total_purchased, requested: registry.total_requested })}
      </p>
      <div className={styles.actions}>
        <LinkButton
          size="s"
          href={`${registriesPath}?edit=${id}`}
          aria-label={`${m.registry_edit()}: ${name}`}
        >
          {m.common_edit()}
        </LinkButton>
        <LinkButton
          size="s"
          variant="quiet"
          href={`${registriesPath}?remove=${id}`}
          aria-label={`${m.registry_delete()}: ${name}`}
        >
          {m.lists_delete()}
        </LinkButton>
      </div>
    </li>
  );
}
