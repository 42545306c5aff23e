import * as m from '../../../messages/compiled/messages.js';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { PanelLink } from '../../../ui/panel-link.tsx';
import { addPath } from './list-paths.ts';

const code = popupCode(() => import('./lists-panel.tsx'));

/** Opens the reader's lists to put a title on them (FAV-004). */
export function AddToListButton({ eisbn, title }: { eisbn: string; title: string }) {
  return (
    <PanelLink
      href={addPath(eisbn)}
      panel={(state) => <LazyPopup code={code} {...state} eisbn={eisbn} title={title} />}
    >
      {m.lists_add()}
    </PanelLink>
  );
}
