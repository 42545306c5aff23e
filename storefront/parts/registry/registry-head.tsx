import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import * as m from '../../../messages/compiled/messages.js';
import styles from './registry.module.css';

/** Until when a registry is open, or since when it is closed; '' without a deadline. */
export function dateText({
  deadline_text: date,
  is_closed,
}: Pick<GiftRegistry, 'deadline_text' | 'is_closed'>) {
  if (!date) return '';
  return is_closed ? m.registry_closed({ date }) : m.registry_until({ date });
}

export function RegistryHead({ registry }: { registry: GiftRegistry }) {
  const { owner } = registry;
  const facts = [
    m.registry_occasion_name({ occasion: registry.occasion }),
    m.registry_of({ name: owner.name }),
    dateText(registry),
  ];
  return (
    <header>
      <h1>{registry.title}</h1>
      <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.description}>{registry.description}</p>
      {registry.can_ship && !owner.is_you && !registry.is_closed && (
        <p className={styles.soft}>{m.registry_ship_head({ name: owner.name })}</p>
      )}
      {registry.total_requested > 0 && (
        <p className={styles.soft}>
          {m.registry_counts({ purchased: registry.total_purchased, requested: registry.total_requested })}
        </p>
      )}
    </header>
  );
}
