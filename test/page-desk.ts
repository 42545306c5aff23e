import { buildLocation, buildStore } from './factories.ts';
import { type TestShop, testShop } from './shop.ts';
import { type Desk, type StaffOf, staffAt } from './staff.ts';

/** A store whose staff write pages, and another one. */
export interface PageDesk {
  made: TestShop;
  store: StaffOf;
  owner: Desk;
  editor: Desk;
  /** The owner of the other store. */
  other: Desk;
  /** What a guest gets at an address: the title of the page, where it has moved to, or the code of the refusal. */
  at: (path: string) => Promise<unknown>;
}

/** Two stores with a location each, and staff who are logged in. */
export async function pageDesk(options?: Parameters<typeof testShop>[0]): Promise<PageDesk> {
  const made = await testShop(options);
  const [store, elsewhere] = [await buildStore(made.db), await buildStore(made.db)];
  for (const { id } of [store, elsewhere]) await buildLocation(made.db, id);
  await made.reload();
  const at = async (path: string) => {
    const answer = await made.visitor(store.webstoreName).send('site_content/getPage', { path });
    if (answer.ok) return (answer.value as { title: string }).title;
    return answer.error_code === 'page_moved' ? answer.error_data : answer.error_code;
  };
  return {
    ...{ made, store, at },
    owner: await staffAt(made, store, 'owner'),
    editor: await staffAt(made, store, 'editor'),
    other: await staffAt(made, elsewhere, 'owner'),
  };
}

/** A block of a page. */
export const space = (padding_y: unknown) => ({ id: 'a', component: 'blank_space', data: { padding_y } });

/** A page as `page/save` and `page/saveDraft` take it. */
export const about = (more: object = {}) => ({
  ...{ path: '/about', title: 'About us', blocks: [space(10)] },
  ...more,
});

/** A page, and a draft of it with another title. */
export async function pageWithDraft(editor: Desk) {
  const page = await editor.get('page/save', about());
  const draft = await editor.get('page/saveDraft', about({ page_id: page.id, title: 'Us' }));
  return { page, draft };
}
