import { Dialog } from '../../../ui/dialog.tsx';
import styles from './video-dialog.module.css';

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Id at the video host. */
  video: string;
  label: string;
}

/** A film in its own frame; closing stops it. The host sets no cookies under this name. */
export default function VideoDialog({ open, onClose, video, label }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="l">
      {open && (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1`}
          title={label}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Dialog>
  );
}
