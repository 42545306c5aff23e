export interface Video {
  host: 'youtube' | 'vimeo';
  id: string;
}

const youtube = [
  /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#\s]*&)?v=([\w-]{11})(?:[&#]\S*)?$/,
  /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]\S*)?$/,
  /^https?:\/\/youtu\.be\/([\w-]{11})(?:[?#]\S*)?$/,
];
const vimeo = [
  /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:[?#]\S*)?$/,
  /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?#]\S*)?$/,
];

/** The film that a link leads to: a YouTube watch, embed or short link, or a Vimeo number (BLOCK-083); null otherwise. */
export function videoOf(link: string): Video | null {
  const found = (patterns: RegExp[]) => patterns.map((p) => p.exec(link)?.[1]).find(Boolean);
  const tube = found(youtube);
  if (tube) return { host: 'youtube', id: tube };
  const meo = found(vimeo);
  return meo ? { host: 'vimeo', id: meo } : null;
}

/** URL of the player. It autoplays, since the visitor has asked for it. `background`: muted and looped. */
export function playerAddress({ host, id }: Video, background = false): string {
  if (host === 'youtube') {
    const silent = background ? `&mute=1&loop=1&controls=0&playlist=${id}` : '';
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${silent}`;
  }
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${background ? '&background=1' : ''}`;
}

/** The film's own page, for browsers without JavaScript. */
export const watchAddress = ({ host, id }: Video) =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
