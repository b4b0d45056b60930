import { test as base, expect, type Page } from '@playwright/test';
import { type Guard, guardPage } from './guard.ts';
import { demoPassword, type Product, startProduct } from './product.ts';

interface Fixtures {
  /** Fails the journey on anything a browser complains about; `allow` what is provoked. */
  readonly guard: Guard;
  readonly signIn: (as: 'owner' | 'second', at?: string) => Promise<void>;
  readonly signInAdmin: (as: 'admin' | 'superadmin', at?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { product: Product; serverEnv: Record<string, string> }>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ serverEnv }, use) => {
      const product = await startProduct(serverEnv);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  guard: [
    async ({ page, product }, use) => {
      const guard = await guardPage(page, [
        product.origin,
        `http://localhost:${product.enginePort}`,
        `http://127.0.0.1:${product.enginePort}`,
      ]);
      await use(guard);
      expect(guard.problems(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) =>
    use(async (as, at = '/login') => {
      await page.goto(at);
      await page.getByLabel('E-mail').fill(`${as}@studio.test`);
      await submitPassword(page);
      await page.waitForURL((url) => url.pathname !== '/login');
    }),
  signInAdmin: async ({ page }, use) =>
    use(async (as, at = '/admin') => {
      await page.goto(at);
      await page.getByLabel('Username').fill(as);
      await submitPassword(page);
      await page.waitForURL((url) => url.pathname !== '/admin');
    }),
});

/** Types the demo's password and submits the form that is open. */
export async function submitPassword(page: Page, password = demoPassword): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export { expect };
