import { playerAddress, type Video } from './video-link.ts';

interface PlayerProps {
  video: Video;
  title: string;
  className?: string | undefined;
  /** Behind words: silent, out of reach, over and over. */
  background?: boolean;
}

/** The pressed button unmounts: move its focus into the player. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The film in a frame of its host; it may run its own scripts there and nothing here. */
export function Player({ video, title, className, background = false }: PlayerProps) {
  return (
    <iframe
      ref={background ? undefined : takeFocus}
      className={className}
      src={playerAddress(video, background)}
      title={title}
      tabIndex={background ? -1 : undefined}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
