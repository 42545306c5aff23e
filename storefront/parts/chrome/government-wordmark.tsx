import styles from './footer.module.css';

const leaf =
  'M10 0 11.7 3.3 13.5 2.4 12.7 6.7 14.8 4.5 15.3 5.8 18 5.3 17.1 8 18.3 8.7 13.9 12.2 14.4 13.8 10.4 13.2 10.5 17.5H9.5L9.6 13.2 5.6 13.8 6.1 12.2 1.7 8.7 2.9 8 2 5.3 4.7 5.8 5.2 4.5 7.3 6.7 6.5 2.4 8.3 3.3Z';

/** One name in two lines, each set to a fixed width so that every font fits the drawing. */
function Name({ x, lines, lang }: { x: number; lines: [string, string]; lang: string }) {
  return (
    <g lang={lang}>
      {lines.map((line, i) => (
        <text key={line} x={x} y={17 + 18 * i} textLength={line.length * 8} lengthAdjust="spacingAndGlyphs">
          {line}
        </text>
      ))}
    </g>
  );
}

/**
 * A flag and the name of the government, as our own drawing: the official artwork may not be copied. It's 200 px wide in
 * English and 350 px in both languages (CHROME-054, CHROME-055).
 */
export function GovernmentWordmark({ isBilingual }: { isBilingual: boolean }) {
  const width = isBilingual ? 350 : 200;
  const french = 'Gouvernement du Canada';
  return (
    <svg
      role="img"
      aria-label={isBilingual ? `Government of Canada / ${french}` : 'Government of Canada'}
      className={styles.wordmark}
      width={width}
      height={44}
      viewBox={`0 0 ${width} 44`}
      fill="currentColor"
      fontSize={15}
      fontWeight={600}
    >
      <path d="M0 6h16v32H0ZM48 6h16v32H48Z" />
      <path d={leaf} transform="translate(20.5 11) scale(1.15)" />
      <Name x={80} lines={['Government', 'of Canada']} lang="en" />
      {isBilingual && <Name x={190} lines={['Gouvernement', 'du Canada']} lang="fr" />}
    </svg>
  );
}
