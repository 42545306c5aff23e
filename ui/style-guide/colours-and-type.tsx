import { Prose } from '../prose.tsx';
import styles from '../style-guide.module.css';

const colours =
  'ground surface shade ink ink-soft line line-strong accent accent-wash success warning danger sale'.split(
    ' ',
  );
const bars = ['search', 'nav', 'footer'] as const;
const presets = [
  'Books for long evenings',
  'New this week',
  'From the same shelf',
  'Twelve small novels that take an afternoon and stay for years, chosen at the counter.',
  'Plain text, set to be read: sixty to seventy-five characters a line, with room between the lines.',
  'Paperback, 288 pages. Published in March.',
  'Staff picks',
  'A room without books is a body without a soul.',
];

export function ColourSamples() {
  return (
    <>
      <div className={styles.swatches}>
        {colours.map((name) => (
          <div key={name}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
      <div className={styles.swatches}>
        {bars.map((name) => (
          <div
            key={name}
            className={styles.swatch}
            style={{ background: `var(--${name}-ground)`, color: `var(--${name}-ink)`, padding: '0.5rem' }}
          >
            {name} bar
          </div>
        ))}
      </div>
    </>
  );
}

export function TypeSamples() {
  return (
    <>
      {presets.map((text, i) => (
        <p key={text} data-text={i + 1}>
          {text}
        </p>
      ))}
      <Prose>
        <h3>A description</h3>
        <p>
          When the ferry stops running, a <em>translator</em> and a harbour pilot are left with one house, one
          stove and <a href="#prose">forty crates of other people’s letters</a>. What they read there changes
          what each of them thought they knew.
        </p>
        <blockquote>
          <p>“Quiet, exact and very funny. I have pressed it on everyone who came in this month.”</p>
        </blockquote>
        <ul>
          <li>Longlisted for three prizes</li>
          <li>With a new afterword</li>
        </ul>
      </Prose>
    </>
  );
}
