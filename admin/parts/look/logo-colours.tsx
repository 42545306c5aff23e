import * as m from '../../../messages/compiled/messages.js';
import { brandColours } from './brand-colours.ts';
import type { LookFieldsProps } from './choice-fields.tsx';
import styles from './look.module.css';
import { useLogoColours } from './use-logo-colours.ts';

/** The colors of the logo, each to be taken as the accent. Nothing until they are known. */
export function LogoColours({ look, onChange }: LookFieldsProps) {
  const offered = brandColours(look, useLogoColours(look.logo_url));
  if (offered.length === 0) return null;
  return (
    <section className={styles.colour} aria-labelledby="logo-colors">
      <h3 id="logo-colors" className={styles.brandHead}>
        {m.desklook_brand()}
      </h3>
      <p className={styles.note}>{m.desklook_brand_hint()}</p>
      <ul className={styles.brand}>
        {offered.map(({ own, theme }) => {
          const accent = theme.accent ?? own;
          const isChosen = look.theme.accent === accent;
          return (
            <li key={own}>
              <button
                type="button"
                className={styles.take}
                aria-pressed={isChosen}
                onClick={() => onChange({ theme })}
              >
                <span className={styles.dot} style={{ background: own }} />
                {accent === own
                  ? m.desklook_brand_take({ color: own })
                  : m.desklook_brand_take_as({ color: own, accent })}
                {accent !== own && <span className={styles.dot} style={{ background: accent }} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
