/** Pictures for this page only, so that it needs no catalogue: title, author, ratio and two colours. */
export const samples = [
  {
    title: 'The Keeper of Small Hours',
    author: 'Ines Valcourt',
    ratio: 0.66,
    paper: '#21405a',
    ink: '#f2d7a0',
  },
  { title: 'Salt', author: 'Tomas Lindqvist', ratio: 0.64, paper: '#e9dcc3', ink: '#8c2f1c' },
  {
    title: 'A Field Guide to Getting Home',
    author: 'Ruth Abara',
    ratio: 0.75,
    paper: '#4c6b4a',
    ink: '#f4efe2',
  },
  { title: 'Blue Kitchens', author: 'Mei Lin Okada', ratio: 1, paper: '#b9cfd8', ink: '#1d3340' },
  { title: 'Night Ferry', author: 'J. P. Dunmore', ratio: 0.62, paper: '#15171c', ink: '#e5643a' },
  { title: 'What the Orchard Knew', author: 'Amara Oyelaran', ratio: 0.66, paper: '#d98f3f', ink: '#2b1c10' },
  { title: 'Letters to a Lighthouse', author: 'Henrik Sand', ratio: 0.7, paper: '#f3f1ea', ink: '#31557a' },
  { title: 'Twelve Winters', author: 'Clara Boisvert', ratio: 0.66, paper: '#6d2f3f', ink: '#f0c9b8' },
  { title: 'The Bear Who Read', author: 'Oskar Nilsen', ratio: 1.25, paper: '#f0b64e', ink: '#3a2a1a' },
  { title: 'On Walking Slowly', author: 'Dana Whitfield', ratio: 0.65, paper: '#c9d2b8', ink: '#2e3d24' },
] as const;

export type SampleBook = (typeof samples)[number];

export function sampleCover({ title, author, ratio, paper, ink }: SampleBook): string {
  const [w, h] = [300, Math.round(300 / ratio)];
  const lines = title.split(/(?<=\S{3,}) /).flatMap((word) => word.split(' '));
  const words = lines
    .map((line, i) => `<text x="24" y="${62 + i * 40}" font-size="36" font-family="serif">${line}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/>${words}<circle cx="${w - 70}" cy="${h - 90}" r="44" opacity=".55"/><text x="24" y="${h - 26}" font-size="19" font-family="sans-serif">${author}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
