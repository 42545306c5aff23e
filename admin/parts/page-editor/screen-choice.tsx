import { createUsePuck, type UiState, type Viewports } from '@puckeditor/core';
import * as m from '../../../messages/compiled/messages.js';
import { Segmented } from '../../../ui/segmented.tsx';

const usePuck = createUsePuck();

/** The screens that a page can be seen on, narrowest first. Widths in CSS pixels. */
export const screens = (): Viewports => [
  { width: 390, label: m.deskpage_on_phone() },
  { width: 768, label: m.deskpage_on_tablet() },
  { width: 1280, label: m.deskpage_on_desktop() },
];

/**
 * How the editor begins in a window of this width: with the widest screen that fits, and on tablets with room for it in place of
 * the panel of blocks. Puck's own buttons for screens are left out: they have no names.
 */
export function firstScreen(windowWidth: number): Pick<UiState, 'viewports' | 'leftSideBarVisible'> {
  const options = screens();
  const width = options.findLast((screen) => Number(screen.width) <= windowWidth)?.width ?? 390;
  const leftSideBarVisible = windowWidth >= 1000;
  return {
    leftSideBarVisible,
    viewports: { current: { width, height: 'auto' }, controlsVisible: false, options },
  };
}

/** On which screen the page is shown beside its fields. */
export function ScreenChoice() {
  const viewports = usePuck((puck) => puck.appState.ui.viewports);
  const dispatch = usePuck((puck) => puck.dispatch);
  return (
    <Segmented
      label={m.deskpage_screen()}
      value={String(viewports.current.width)}
      segments={screens().map(({ width, label = '' }) => ({ value: String(width), label }))}
      onChoose={(chosen) =>
        dispatch({
          type: 'setUi',
          ui: { viewports: { ...viewports, current: { width: Number(chosen), height: 'auto' } } },
          recordHistory: false,
        })
      }
    />
  );
}
