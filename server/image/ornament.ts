/** Small printers' ornaments, drawn around (0, 0) about two units wide; they take the colour of their group. */
const ORNAMENTS = [
  // A leaf on a stem.
  '<path stroke="none" d="M-1 .25C-.7-.45 0-.5.95-.3.5.35-.3.6-1 .25z"/><path fill="none" stroke-width=".07" d="M-1.3.42Q-.9.3-.4.08"/>',
  // A star of eight rays.
  '<path stroke="none" d="M0-1 .13-.32.71-.71.32-.13 1 0 .32.13.71.71.13.32 0 1-.13.32-.71.71-.32.13-1 0-.32-.13-.71-.71-.13-.32z"/>',
  // A rule with a lozenge.
  '<path stroke="none" d="M0-.3.3 0 0 .3-.3 0z"/><path fill="none" stroke-width=".07" d="M-1.8 0h1.3M.5 0h1.3"/>',
  // A rosette.
  `<g fill="none" stroke-width=".09">${[0, 45, 90, 135].map((turn) => `<ellipse rx=".95" ry=".36" transform="rotate(${turn})"/>`).join('')}</g>`,
  // An open book.
  '<path fill="none" stroke-width=".1" stroke-linejoin="round" d="M0-.35C-.3-.62-.8-.62-1.1-.5V.45C-.8.33-.3.33 0 .6.3.33.8.33 1.1.45V-.5C.8-.62.3-.62 0-.35zM0-.35V.6"/>',
  // Three waves.
  '<path fill="none" stroke-width=".1" stroke-linecap="round" d="M-1.2-.35q.3-.3.6 0t.6 0 .6 0 .6 0M-1.2 0q.3-.3.6 0t.6 0 .6 0 .6 0M-1.2.35q.3-.3.6 0t.6 0 .6 0 .6 0"/>',
] as const;

/** An ornament chosen by a whole number, centred on (x, y), about twice `size` wide. Wrap it in a group with fill and stroke. */
export function drawOrnament(which: number, at: { x: number; y: number; size: number }): string {
  const ornament = ORNAMENTS[which % ORNAMENTS.length] ?? ORNAMENTS[0];
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.size})">${ornament}</g>`;
}
