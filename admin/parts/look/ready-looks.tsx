import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { fontPairs } from '../../../storefront/theme/font-pairs.ts';
import { type ReadyLookName, readyLookOf, readyLooks } from '../../../storefront/theme/ready-looks.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './look.module.css';

const names: Record<ReadyLookName, () => string> = {
  paper: m.desklook_ready_paper,
  pine: m.desklook_ready_pine,
  night: m.desklook_ready_night,
  harbor: m.desklook_ready_harbor,
  storybook: m.desklook_ready_storybook,
  library: m.desklook_ready_library,
  garden: m.desklook_ready_garden,
  press: m.desklook_ready_press,
};

interface ReadyLooksProps {
  look: ShopLook;
  onChoose: (name: ReadyLookName) => void;
}

/** The ready-made themes, each as a small page in its own colors and type; the one that the look is has a mark. */
export function ReadyLooks({ look, onChoose }: ReadyLooksProps) {
  const chosen = readyLookOf(look);
  return (
    <ul className={styles.ready}>
      {(Object.keys(readyLooks) as ReadyLookName[]).map((name) => {
        const { theme, font_pair } = readyLooks[name];
        return (
          <li key={name}>
            <button
              type="submit"
              name="ready"
              value={name}
              aria-pressed={name === chosen}
              className={styles.mood}
              style={{ background: theme.ground, color: theme.ink, borderRadius: theme['radius-card'] }}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              <span className={styles.moodBar} style={{ background: theme['nav-ground'] }} />
              <span
                style={{
                  fontFamily: fontPairs[font_pair]['font-heading'],
                  fontWeight: theme['heading-weight'],
                }}
              >
                {names[name]()}
              </span>
              {name === chosen && (
                <span className={styles.chosen} style={{ background: theme.ink, color: theme.ground }}>
                  <CheckIcon size={14} />
                  {m.desklook_ready_chosen()}
                </span>
              )}
              <span
                className={styles.moodButton}
                style={{ background: theme.accent, borderRadius: theme['radius-control'] }}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
