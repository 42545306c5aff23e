import type { Title } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';

/** Media of a title: a video host's id goes in `component`, anything else is its address (ENTITY-020). */
export function mediaOf(stored: readonly { url: string; kind: string; label?: string }[]): Title['media'] {
  return stored
    .filter((m) => /^https?:\/\//.test(m.url))
    .map(({ url, kind, label }) => {
      const video = youtubeId(url);
      return {
        url,
        label: label || (labels[kind] ?? m.item_media_more)(),
        ...(video ? { component: video } : {}),
      };
    });
}

const labels: Record<string, () => string> = {
  video: m.item_media_video,
  audio: m.item_media_audio,
  link: m.item_media_link,
};

function youtubeId(address: string): string | undefined {
  return /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
    address,
  )?.[1];
}
