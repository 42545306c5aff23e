import type { PictureUses } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import styles from './pictures.module.css';

/** The places that show a picture, each a link to where it is edited. */
export function PictureUsesList({ uses }: { uses: PictureUses }) {
  const places = [
    ...uses.pages.map(({ id, path, title }) => ({
      key: `page ${id}`,
      href: `/admin/pages/${id}`,
      words: m.deskpicture_use_page({ title, path }),
    })),
    ...uses.drafts.map(({ id, title }) => ({
      key: `draft ${id}`,
      href: '/admin/pages',
      words: m.deskpicture_use_draft({ title }),
    })),
    ...uses.events.map(({ id, title }) => ({
      key: `event ${id}`,
      href: `/admin/events/${id}`,
      words: m.deskpicture_use_event({ title }),
    })),
    ...uses.settings.map(({ name, label }) => ({
      key: name,
      href: `/admin/settings?q=${encodeURIComponent(label)}#setting-${name.replaceAll('.', '-')}`,
      words: m.deskpicture_use_setting({ label }),
    })),
    ...(uses.look_draft ? [{ key: 'look', href: '/admin/look', words: m.deskpicture_use_look() }] : []),
  ];
  if (places.length === 0) return <p>{m.deskpicture_uses_none()}</p>;
  return (
    <ul className={styles.uses}>
      {places.map(({ key, href, words }) => (
        <li key={key}>
          <a href={href}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
