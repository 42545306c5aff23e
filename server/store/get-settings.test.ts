import { expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { apiFor } from '../call/api.ts';

const noon = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-02T12:00:00Z');
const notice = {
  component: 'above_searchbar_notice',
  container: true,
  visibility: 'all',
  start_date: later.getTime() / 1000,
  end_date: null,
  expiry_action: '',
  data: { text: 'Open late tonight' },
};

it('gives the same object until a notice begins: what is made of the settings is kept with it', async () => {
  let now = noon;
  const { db, shop, reload } = await testShop({ now: () => now });
  await buildStore(db, { settings: { global_content: [notice] } as never });
  await reload();
  const [store] = shop.stores.all();
  if (!store) throw new Error('no store');
  const api = apiFor(shop, { store, token: '', tokenIsNew: false, address: '', logUrl: '' });
  const settings = async () => {
    const answer = await api('store/getSettings', {});
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  };
  const first = await settings();
  expect(first.global_content).toEqual([]);
  expect(await settings()).toBe(first);
  now = later;
  const begun = await settings();
  expect(begun.global_content).toHaveLength(1);
  expect(await settings()).toBe(begun);
});

it('has every setting that the documents name, and menus as they were set up (APP-020, APP-021)', async () => {
  const entry = {
    menu_id: 3,
    label: 'Kids',
    path: '/kids',
    url: '',
    link_type: '',
    type: 'custom',
    submenu: [],
  };
  const { db, visitor, reload } = await testShop();
  await buildStore(db, {
    settings: { site_navigation: [entry], extra_navigation: [{ ...entry, menu_id: 4 }] },
  });
  await reload();
  const settings = await visitor().get('store/getSettings', {});
  expect(settings).toMatchObject({
    is_v1: false,
    has_privacy_policy_page: false,
    show_government_of_canada_logo: false,
    government_of_canada_bilingual: false,
    gift_registry_enabled: false,
    basename: '/',
    template_info: { colours: 12, texts: 8, buttons: 4, links: 3 },
    site_navigation: [{ menu_id: 3, label: 'Kids' }],
    extra_navigation: [{ menu_id: 4 }],
  });
  expect(settings.styles).toHaveProperty('theme');
});
