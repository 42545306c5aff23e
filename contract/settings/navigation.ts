import { z } from 'zod';
import { type NavigationEntry, navigationEntry } from '../navigation-entry.ts';
import { field, yesNo } from './field.ts';
import { named, readNavigation } from './read-navigation.ts';
import { readShortcuts } from './read-shortcuts.ts';

type Written = { [K in Exclude<keyof NavigationEntry, 'submenu'>]?: NavigationEntry[K] | undefined } & {
  submenu?: Written[] | undefined;
};

/** An entry may lack what readNavigation fills in, but not the words to click on. */
const writtenEntry: z.ZodType<Written> = z.lazy(() =>
  z.strictObject({
    label: z.string().regex(/\S/),
    path: z.string().optional(),
    url: z.string().optional(),
    menu_id: z.int().optional(),
    link_type: z.string().optional(),
    type: z.string().optional(),
    id: z.int().optional(),
    submenu: z.array(writtenEntry).optional(),
  }),
);

const menu = {
  control: 'data',
  takes: 'a list of entries, each with a label, a path, and perhaps a submenu of further ones',
  written: z.array(writtenEntry),
} as const;

/** Menus and short addresses. */
export const navigation = {
  site_navigation: field(z.array(navigationEntry), [], {
    ...menu,
    label: 'Menu',
    read: (stored) => named(readNavigation(stored)),
  }),
  extra_navigation: field(z.array(navigationEntry), [], {
    ...menu,
    label: 'Pages with an address that aren’t in the menu',
    read: readNavigation,
  }),
  url_shortcuts: field(
    z.record(z.string(), z.string()),
    {},
    {
      label: 'Short addresses',
      control: 'data',
      takes: 'short addresses, each with the page it leads to, and none that leads back to itself',
      written: z
        .record(z.string(), z.string())
        .refine((all) => Object.keys(readShortcuts(all)).length === Object.keys(all).length),
      read: readShortcuts,
    },
  ),
  'styles.show_browse': yesNo("'Browse' in the menu", true),
  'styles.show_features': yesNo("'Features' in the menu", false),
};
