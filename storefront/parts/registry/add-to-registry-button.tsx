import { addToRegistryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { PanelLink } from '../../../ui/panel-link.tsx';

const code = popupCode(() => import('./registries-panel.tsx'));

/** Opens the reader's gift registries to ask for a title in one of them. */
export function AddToRegistryButton({ eisbn, title }: { eisbn: string; title: string }) {
  return (
    <PanelLink
      href={addToRegistryPath(eisbn)}
      panel={(state) => <LazyPopup code={code} {...state} eisbn={eisbn} title={title} />}
    >
      {m.registry_add()}
    </PanelLink>
  );
}
