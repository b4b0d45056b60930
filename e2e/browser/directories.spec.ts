import { appearances, applyAppearance, expectAccessibleInEveryAppearance } from '../support/appearance.ts';
import { startDirectory } from '../support/directory.ts';
import { test as base, expect } from '../support/test.ts';

// A separate product instance: the listing changes and is announced to a local directory.
const test = base.extend<object, object>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const directory = await startDirectory();
      const { host } = directory;
      await use({
        YP_DIRECTORIES: `xiph=dir.example=http://${host}/cgi-bin/yp-cgi,far=far.example=http://${host}/refused`,
        YP_AFTER_S: '0',
        CONNECTOR_ALLOW: host,
      });
      await directory.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ visitor: 'owner' });
test.describe.configure({ mode: 'serial' });

const path = '/cast/aurora/directories';

test('saves a listing and updates the shared settings', async ({ page }) => {
  await page.goto(path);
  const slogan = page.getByRole('textbox', { name: /Slogan/ });
  await slogan.fill('New music from the west');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Radio Aurora Galway');
  await page.getByRole('checkbox', { name: /^Public/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The listing was saved').first()).toBeVisible();
  await page.reload();
  await expect(slogan).toHaveValue('New music from the west');
  await expect(page.getByRole('checkbox', { name: /^Public/ })).toBeChecked();
  await page.goto('/cast/aurora/settings');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Radio Aurora Galway');
});

test('checks the running stream and shows why directories would reject it', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check my stream' }).click();
  const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
  await expect(checks.filter({ hasText: 'Public listing' })).toContainText('OK', { timeout: 20_000 });
  // The test engine listens on loopback only.
  const address = checks.filter({ hasText: 'Publicly reachable address' });
  await expect(address).toContainText('Failed');
  await expect(address).toContainText('This address isn’t publicly reachable.');
  await expect(page.getByText(/checks? failed\./)).toBeVisible();
});

test('announces a cast after confirmation, shows it as listed and removes it', async ({ page }) => {
  await page.goto(path);
  const toggle = page.getByRole('switch', { name: 'List this cast on dir.example' });
  await toggle.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Radio Aurora Galway');
  await expect(dialog).toContainText('/aurora');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const row = page.getByRole('listitem', { name: 'dir.example' });
  await expect(row.getByText('Listed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('5678-of-a-journey');
  await toggle.click();
  await expect(dialog).toContainText('5678-of-a-journey');
  await dialog.getByRole('button', { name: 'Remove listing' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('shows a directory’s rejection message as plain text', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('switch', { name: 'List this cast on far.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on' }).click();
  const row = page.getByRole('listitem', { name: 'far.example' });
  await expect(row.getByText('Rejected', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('No <b>jingles</b> here');
  await expect(page.getByRole('heading', { name: /^Listed in 0 of 1/ })).toBeVisible();
});

test('shows the values for manual submission and records the submission date', async ({ page }) => {
  await page.goto(path);
  const tunein = page.getByRole('listitem', { name: 'TuneIn' });
  await tunein.getByRole('button', { name: 'Values for the form' }).click();
  await expect(tunein.getByText('New music from the west')).toBeVisible();
  await tunein.getByRole('button', { name: 'Record submission date' }).click();
  await expect(tunein.getByText(/Submitted to/)).toBeVisible();
  await expect(tunein.getByText('Pending', { exact: true })).toBeVisible();
  await tunein.getByRole('button', { name: 'Remove the date' }).click();
  await expect(tunein.getByText(/Submitted to/)).toHaveCount(0);
});

test('[F7] the directories page is accessible in every appearance', async ({ page }) => {
  await applyAppearance(page, appearances[0]);
  await page.goto(path);
  await page.getByRole('textbox', { name: /Slogan/ }).waitFor();
  await expectAccessibleInEveryAppearance(page, path);
});
