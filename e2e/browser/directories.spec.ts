import { dress, expectAccessibleInEveryLook, looks } from '../support/look.ts';
import { test as base, expect } from '../support/test.ts';
import { startDirectory } from '../support/yp.ts';

// A product of its own: its listing is changed, and a directory of its own network is told of it.
const test = base.extend<object, object>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const directory = await startDirectory();
      const { place } = directory;
      await use({
        YP_DIRECTORIES: `xiph=dir.example=http://${place}/cgi-bin/yp-cgi,far=far.example=http://${place}/refused`,
        YP_AFTER_S: '0',
        CONNECTOR_ALLOW: place,
      });
      await directory.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ visitor: 'owner' });
test.describe.configure({ mode: 'serial' });

const path = '/cast/aurora/directories';

test('a listing is saved, and what it shares with the settings changes there too', async ({ page }) => {
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

test('a preflight of the running stream tells what it heard, and why directories would turn it away', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check my stream' }).click();
  const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
  await expect(checks.filter({ hasText: 'Public listing' })).toContainText('OK', { timeout: 20_000 });
  // The engine of a journey answers on this machine alone: others do not reach it.
  const address = checks.filter({ hasText: 'Address that everybody reaches' });
  await expect(address).toContainText('Fails');
  await expect(address).toContainText('Others do not reach this address.');
  await expect(page.getByText(/checks? fails?\./)).toBeVisible();
});

test('a directory is told what stood there before, lists the cast by its own word, and forgets it again', async ({
  page,
}) => {
  await page.goto(path);
  const toggle = page.getByRole('switch', { name: 'Tell dir.example of this cast' });
  await toggle.click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Radio Aurora Galway');
  await expect(asked).toContainText('/aurora');
  await asked.getByRole('button', { name: 'Turn on' }).click();
  const row = page.getByRole('listitem', { name: 'dir.example' });
  await expect(row.getByText('Listed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('5678-of-a-journey');
  await toggle.click();
  await expect(asked).toContainText('5678-of-a-journey');
  await asked.getByRole('button', { name: 'Take it off' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('what a directory refuses stands there in its own words, as plain text', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('switch', { name: 'Tell far.example of this cast' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on' }).click();
  const row = page.getByRole('listitem', { name: 'far.example' });
  await expect(row.getByText('Refused', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('No <b>jingles</b> here');
  await expect(page.getByRole('heading', { name: /^Listed in 0 of 1/ })).toBeVisible();
});

test('what to write in a form is told field by field, and the day on which it was sent is kept', async ({
  page,
}) => {
  await page.goto(path);
  const tunein = page.getByRole('listitem', { name: 'TuneIn' });
  await tunein.getByRole('button', { name: 'What to write in the form' }).click();
  await expect(tunein.getByText('New music from the west')).toBeVisible();
  await tunein.getByRole('button', { name: 'Note the date' }).click();
  await expect(tunein.getByText(/You submitted it on/)).toBeVisible();
  await expect(tunein.getByText('Pending', { exact: true })).toBeVisible();
  await tunein.getByRole('button', { name: 'It was not sent' }).click();
  await expect(tunein.getByText(/You submitted it on/)).toHaveCount(0);
});

test('[F7] the page of directories is accessible in every look', async ({ page }) => {
  await dress(page, looks[0]);
  await page.goto(path);
  await page.getByRole('textbox', { name: /Slogan/ }).waitFor();
  await expectAccessibleInEveryLook(page, path);
});
