import type { AdminOutput } from '../../contract/admin/actions.ts';
import { m } from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './lists.module.css';
import formStyles from './locations.module.css';

interface ListDeletingProps {
  list: { name: string; version: number };
  uses: AdminOutput<'list/getUses'>;
  outcome: NotDone | undefined;
}

/** Says where a list is used before it is deleted. */
export function ListDeleting({ list: { name, version }, uses, outcome }: ListDeletingProps) {
  const places = [
    ...uses.pages.map(({ path, title }) => m.desklist_used_page({ title, path })),
    ...uses.menus.map((label) => m.desklist_used_menu({ label })),
    ...uses.promotions.map((promotion) => m.desklist_used_promotion({ name: promotion.name })),
    ...uses.settings.map((label) => m.desklist_used_setting({ label })),
  ];
  return (
    <div className={formStyles.end}>
      <Disclosure label={m.desklist_delete()} ghost open={outcome !== undefined}>
        <DeskForm
          intent="delete"
          label={m.desklist_delete_sure({ name })}
          variant="danger"
          outcome={outcome}
          hidden={{ version }}
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
        </DeskForm>
      </Disclosure>
    </div>
  );
}
