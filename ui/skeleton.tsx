import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. Say the final size: nothing may move when the real thing arrives. */
  width?: string;
  height?: string;
  /** Width / height of a picture, instead of `height`. */
  ratio?: number;
  className?: string;
}

/** Something that is still coming. Put `aria-busy` on the region it stands in. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bone, ratio ? styles.picture : null, className)}
      style={style}
    />
  );
}

/** `lines` of text at the size of the text around; the last is shorter. */
export function SkeletonText({ lines = 1, lastWidth = 60 }: { lines?: number; lastWidth?: number }) {
  const style = { '--lines': lines, '--last': `${lastWidth}%` } as CSSProperties;
  return <span aria-hidden="true" className={classNames(styles.bone, styles.text)} style={style} />;
}
