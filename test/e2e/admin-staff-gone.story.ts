import { anEditor, logIn } from './editor.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

const words = 'Read by the ferry since 1974.';

for (const javaScriptEnabled of [true, false]) {
  test(`someone who is removed from the staff changes nothing more, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page: owner,
    newReader,
    expectError,
  }) => {
    expectError(/40[013]/);
    const manager = await anEditor('manager');
    let desk = await newReader({ javaScriptEnabled });
    await desk.goto(`${tidewater.origin}/admin/settings?q=footer+message`);
    await logIn(desk, manager);
    await desk.getByLabel('Message in the footer').fill(words);

    await open(owner, `${tidewater.origin}/admin/staff`);
    await logIn(owner, await anEditor('owner'));
    await owner.getByRole('link', { name: manager.name }).click();
    await owner.getByText('Remove from the staff').click();
    await owner.getByRole('button', { name: `Remove ${manager.name}` }).click();
    await expect(owner.getByRole('status')).toContainText('They no longer work here.');

    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    if (javaScriptEnabled) {
      await expect(desk.getByRole('alert')).toContainText('Please log in to do this.');
      await expect(desk.getByLabel('Message in the footer')).toHaveValue(words);
      await expectReadable(desk);
      const [login] = await Promise.all([
        desk.waitForEvent('popup'),
        desk.getByRole('link', { name: 'Log in in another tab' }).click(),
      ]);
      desk = login;
    }
    await logIn(desk, manager);
    await expect(desk.getByRole('alert')).toContainText('Invalid Login');
    const reader = await newReader();
    await open(reader, tidewater.origin);
    await expect(reader.getByRole('contentinfo')).not.toContainText(words);
  });
}
