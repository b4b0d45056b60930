import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner', permissions: ['clipboard-read', 'clipboard-write'] });

test('creates a widget, copies its code, edits it and deletes it', async ({ page }) => {
  await page.goto('/cast/aurora');
  await page.getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('link', { name: 'Create a widget' }).first().click();
  // The preview is the real widget document with unsaved settings.
  const preview = page.frameLocator('iframe[title="The widget"]');
  await expect(preview.getByText('Radio Aurora').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save and get the code' }).first().click();
  await expect(page).toHaveURL(/\?widget=[\w-]{8,}#code$/);
  const address = page.url();

  await page.getByRole('button', { name: 'Copy Code, HTML' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const id = new URL(address).searchParams.get('widget') ?? '';
  expect(code).toContain(`/embed/${id}"`);
  expect(code).toContain('title="Radio Aurora"');

  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Evening player');
  await page.getByRole('radio', { name: /^Large player/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The widget was saved').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('widget')).toBe(id);

  await page.getByRole('link', { name: 'All widgets' }).click();
  await expect(page.getByRole('link', { name: 'Evening player', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Evening player' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Not loaded in the last 30 days.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete widget' }).click();
  await expect(page.getByText('The widget was deleted')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Widget not found')).toBeVisible();
});
