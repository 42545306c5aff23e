import styles from './drag-grip.module.css';
import { Icon } from './icons.tsx';

/** Shows those with a mouse that a row can be dragged. The row itself is what is `draggable`. */
export const DragGrip = () => (
  <span className={styles.grip}>
    <Icon strokeWidth={2.25} d="M7.5 5h0m5 0h0m-5 5h0m5 0h0m-5 5h0m5 0h0" />
  </span>
);
