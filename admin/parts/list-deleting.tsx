import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { Deleting } from './deleting.tsx';
import styles from './lists.module.css';

interface ListDeletingProps {
  list: { name: string; version: number };
  uses: AdminOutput<'list/getUses'>;
  outcome: NotDone | undefined;
}

/** Says where a list is used before it is deleted. */
export function ListDeleting({ list, uses, outcome }: ListDeletingProps) {
  const places = [
    ...uses.pages.map(({ path, title }) => m.desklist_used_page({ title, path })),
    ...uses.menus.map((label) => m.desklist_used_menu({ label })),
    ...uses.promotions.map((promotion) => m.desklist_used_promotion({ name: promotion.name })),
    ...uses.settings.map((label) => m.desklist_used_setting({ label })),
  ];
  return (
    <Deleting
      stored={list}
      label={m.desklist_delete()}
      sure={m.desklist_delete_sure({ name: list.name })}
      outcome={outcome}
    >
      {places.length === 0 ? (
        <p>{m.desklist_used_none()}</p>
      ) : (
        <div>
          <p>{m.desklist_used()}</p>
          <ul className={styles.uses}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{m.desklist_delete_hint()}</p>
    </Deleting>
  );
}
