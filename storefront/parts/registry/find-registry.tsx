import type { FoundRegistry } from '../../../contract/gift-registry.ts';
import { registriesPath, registryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './registry.module.css';

interface FindRegistryProps {
  term: string;
  /** Null: nothing was searched for. */
  found: readonly FoundRegistry[] | null;
}

/** The search for a registry by its title or its owner's name. A plain form: it leads to the page of its results. */
export function FindRegistry({ term, found }: FindRegistryProps) {
  const isShort = term !== '' && found === null;
  return (
    <section className={styles.way} aria-labelledby="find-registry">
      <h2 id="find-registry">{m.registry_find()}</h2>
      <form method="get" action={registriesPath} className={styles.find}>
        <TextField
          name="term"
          type="search"
          label={m.registry_find_term()}
          hint={m.registry_find_hint()}
          maxLength={100}
          defaultValue={term}
          error={isShort ? m.registry_find_short() : undefined}
        />
        <Button type="submit">{m.common_search()}</Button>
      </form>
      {found?.length === 0 && <p role="status">{m.registry_find_none()}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={m.registry_found()}>
          {found.map((one) => (
            <li key={one.gift_registry_id}>
              <Link href={registryPath(one.gift_registry_id)}>{one.title}</Link>
              <p className={styles.soft}>
                {[
                  m.registry_occasion_name({ occasion: one.occasion }),
                  m.registry_of({ name: one.owner.name }),
                  one.deadline_text && m.registry_until({ date: one.deadline_text }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
