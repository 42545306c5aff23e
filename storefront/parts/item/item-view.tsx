import { newAlertPath } from '../../../contract/alert-rules.ts';
import { registryPath } from '../../../contract/gift-registry-rules.ts';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ClockIcon } from '../../../ui/more-icons.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { AddToListButton } from '../lists/add-to-list-button.tsx';
import { FavouriteButton } from '../lists/favourite-button.tsx';
import { AddToRegistryButton } from '../registry/add-to-registry-button.tsx';
import { useAttachedRegistry } from '../registry/use-attached-registry.ts';
import { useSettings } from '../session/use-settings.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { Facts } from './facts.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPeople } from './item-people.tsx';
import styles from './item-view.module.css';
import { ItemWords } from './item-words.tsx';
import { Offers } from './offers.tsx';
import { StaffNote } from './staff-note.tsx';
import { Subjects } from './subjects.tsx';
import { TitleEvents } from './title-events.tsx';

interface ItemViewProps {
  title: Title;
  /** Shows only what the page before knew; the rest is on its way. */
  waiting?: boolean;
  /** A note was there from the beginning: it leads, above the price. */
  hasLeadNote?: boolean;
  /** A gift registry that copies are bought for. */
  registryId?: number | undefined;
}

/** One title in full: cover, who and what, the shop's own words, how to buy it, about it, details. */
export function ItemView({ title, waiting = false, hasLeadNote = true, registryId }: ItemViewProps) {
  // What comes later must not push the button away from under a thumb.
  const led = hasLeadNote ? 1 : 0;
  const [lead] = title.comments.slice(0, led);
  const { gift_registry_enabled: hasRegistries, alerts_enabled: hasAlerts } = useSettings();
  const registry = useAttachedRegistry(registryId, title.eisbn);
  return (
    <article className={styles.item}>
      <div className={styles.cover}>
        <TitleCover
          of={title}
          alt={m.item_cover_of({ title: title.title })}
          width={420}
          sizes="(max-width: 716px) 120px, (max-width: 1099px) 32vw, 352px"
          phoneWidth={360}
          priority
        />
      </div>
      <ItemHead title={title} />
      {lead && (
        <div className={styles.notes}>
          <StaffNote note={lead} />
        </div>
      )}
      <div className={styles.buy}>
        {registry.id !== undefined && (
          <p className={styles.gift}>
            <Link href={registryPath(registry.id)}>
              {registry.name ? m.registry_gift_for({ name: registry.name }) : m.registry_back()}
            </Link>
          </p>
        )}
        <Offers title={title} waiting={waiting} registryId={registry.id} />
        <div className={styles.lists} data-print="hide">
          <FavouriteButton eisbn={title.eisbn} title={title.title} />
          <AddToListButton eisbn={title.eisbn} title={title.title} />
          {hasRegistries && !title.is_giftcard && (
            <AddToRegistryButton eisbn={title.eisbn} title={title.title} />
          )}
          {hasAlerts && !title.is_giftcard && (
            <LinkButton href={newAlertPath(title.eisbn)} rel="nofollow" variant="quiet" icon={<ClockIcon />}>
              {m.alert_ask()}
            </LinkButton>
          )}
        </div>
      </div>
      <div className={styles.read}>
        <TitleEvents events={title.events} />
        {title.comments.slice(led).map((note) => (
          <StaffNote key={note.author} note={note} />
        ))}
        <ItemWords title={title} waiting={waiting} />
        {!waiting && <ItemPeople title={title} />}
      </div>
      <div className={styles.details} aria-busy={waiting || undefined}>
        <section aria-labelledby="details">
          <h2 id="details">{m.item_details_heading()}</h2>
          {waiting ? <SkeletonText lines={8} /> : <Facts title={title} />}
        </section>
        {title.subjects.length > 0 && (
          <section aria-labelledby="subjects">
            <h2 id="subjects">{m.item_subjects_heading()}</h2>
            <Subjects subjects={title.subjects} />
          </section>
        )}
      </div>
    </article>
  );
}
