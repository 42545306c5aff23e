import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import { registriesPath, registryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './registry.module.css';

/** What the owner does with a registry as a whole. */
export function RegistryTools({ registry }: { registry: GiftRegistry }) {
  const { store_info } = useSettings();
  const { gift_registry_id: id } = registry;
  return (
    <div className={styles.tools} data-print="hide">
      {registry.visibility === 'private' ? (
        <p>{m.registry_private()}</p>
      ) : (
        <TextField
          label={m.registry_link()}
          hint={m.registry_link_hint()}
          readOnly
          value={store_info.base_url + registryPath(id)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.actions}>
        <LinkButton href={`${registriesPath}?edit=${id}`}>{m.registry_edit()}</LinkButton>
        <LinkButton href={`${registriesPath}?remove=${id}`}>{m.registry_delete()}</LinkButton>
        <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
      </div>
    </div>
  );
}
