import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Guard } from './guard.ts';
import { demoPassword, type Product, startProduct } from './product.ts';
import {
  createReusablePage,
  type GuardedPage,
  type ReusablePage,
  replaceSession,
  type StorageState,
} from './reusable-page.ts';

/** Who is signed in on the page: nobody, a customer, or the staff (a superadmin). */
export type Visitor = 'nobody' | 'owner' | 'second' | 'admin';

interface Fixtures {
  /** The session that the page starts with. */
  readonly visitor: Visitor;
  /** Starts with an empty browser cache. */
  readonly freshWindow: boolean;
  readonly guarded: GuardedPage;
  /** Fails the test on any browser problem; use `allow` for provoked ones. */
  readonly guard: Guard;
  /** Opens a page with an existing session, without signing in. */
  readonly enter: (visitor: 'owner' | 'admin', path?: string) => Promise<void>;
  readonly signIn: (as: 'owner' | 'second', at?: string) => Promise<void>;
  readonly signInAdmin: (as: 'admin' | 'superadmin', at?: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly product: Product;
  readonly serverEnv: Record<string, string>;
  readonly reusablePage: ReusablePage;
  /** Storage state after sign-in; cached per role. */
  readonly sessionOf: (visitor: Visitor) => Promise<StorageState>;
}

const nothing: StorageState = { cookies: [], origins: [] };

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ serverEnv }, use) => {
      const product = await startProduct(serverEnv);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sessionOf: [
    async ({ browser, product }, use) => {
      const sessions = new Map<Visitor, Promise<StorageState>>([['nobody', Promise.resolve(nothing)]]);
      await use((visitor) => {
        const session = sessions.get(visitor) ?? signedIn(browser, product.origin, visitor);
        sessions.set(visitor, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  reusablePage: [
    async ({ browser, product: { origin, enginePort } }, use) => {
      const engine = [`http://localhost:${enginePort}`, `http://127.0.0.1:${enginePort}`];
      await use(createReusablePage(browser, [origin, ...engine]));
    },
    { scope: 'worker' },
  ],
  visitor: ['nobody', { option: true }],
  baseURL: async ({ product }, use) => use(product.origin),
  freshWindow: [false, { option: true }],
  guarded: async ({ reusablePage, visitor, sessionOf, permissions, freshWindow }, use) => {
    await use(await reusablePage.acquire(await sessionOf(visitor), { permissions, isFresh: freshWindow }));
  },
  context: async ({ guarded: { page } }, use) => use(page.context()),
  page: async ({ guarded: { page } }, use) => use(page),
  guard: [
    async ({ guarded: { guard } }, use) => {
      await use(guard);
      await guard.responses.settled();
      expect(guard.problems(), 'problems reported by the browser').toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ page, sessionOf }, use) =>
    use(async (visitor, path = visitor === 'admin' ? '/admin/dashboard' : '/dashboard') => {
      await replaceSession(page, await sessionOf(visitor));
      await page.goto(path);
    }),
  signIn: async ({ page }, use) => use((as, at = '/login') => signInAt(page, at, as)),
  signInAdmin: async ({ page }, use) => use((as, at = '/admin') => signInAt(page, at, as)),
});

/** Signs in at an address and waits for the next page. */
export async function signInAt(page: Page, address: string, as: string): Promise<void> {
  await page.goto(address);
  const { pathname } = new URL(page.url());
  if (pathname === '/admin') await page.getByLabel('Username').fill(as);
  else await page.getByLabel('Email').fill(`${as}@studio.test`);
  await submitPassword(page);
  await page.waitForURL((url) => url.pathname !== pathname);
}

async function signedIn(browser: Browser, origin: string, as: Visitor): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: origin, storageState: nothing });
  const page = await context.newPage();
  // A superadmin may open every page of the staff.
  await (as === 'admin' ? signInAt(page, '/admin', 'superadmin') : signInAt(page, '/login', as));
  await page.getByRole('main').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Fills in the password and submits the sign-in form. */
export async function submitPassword(page: Page, password = demoPassword): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export { expect };
