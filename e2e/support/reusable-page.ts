import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Guard, guardPage } from './guard.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page with its guard. */
export interface GuardedPage {
  readonly page: Page;
  readonly guard: Guard;
}

interface Acquired extends GuardedPage {
  readonly openedFor: StorageState;
  readonly permissions: string;
}

interface AcquireOptions {
  readonly permissions?: readonly string[] | undefined;
  /** Requires an empty cache. */
  readonly isFresh?: boolean;
}

/** A page that the tests of a worker reuse one after the other. */
export interface ReusablePage {
  /** Returns the page in a clean state with this session. */
  readonly acquire: (session: StorageState, options: AcquireOptions) => Promise<GuardedPage>;
}

declare global {
  interface Window {
    /** The original storage methods, once the page's own are disabled. */
    storageMethods?: Pick<Storage, 'clear' | 'setItem'>;
  }
}

/** Calls whose effect lasts until the page is closed. The page is not reused after them. */
const permanentCalls = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'emulateMedia', 'setViewportSize'],
  clock: ['install'],
  context: ['addInitScript', 'exposeBinding', 'setOffline', 'grantPermissions', 'newCDPSession'],
} as const;

/**
 * Reuses one page, because loading the app in a page with compiled scripts takes half the work. A failed test ends its worker, so the
 * next one gets a new page.
 */
export function createReusablePage(browser: Browser, origins: readonly string[]): ReusablePage {
  let current: Acquired | null = null;
  let isUnused = true;
  let isDirty = false;

  function markDirtyAfter<Part extends object>(part: Part, names: readonly (keyof Part)[]): void {
    for (const name of names) {
      const call = part[name] as (...args: unknown[]) => unknown;
      const wrapped = (...args: unknown[]) => {
        isDirty = true;
        return call.apply(part, args);
      };
      Object.assign(part, { [name]: wrapped });
    }
  }

  async function open(session: StorageState): Promise<GuardedPage> {
    const context = await browser.newContext({ storageState: session });
    const page = await context.newPage();
    const guard = await guardPage(page, origins);
    markDirtyAfter(page, permanentCalls.page);
    markDirtyAfter(page.clock, permanentCalls.clock);
    markDirtyAfter(context, permanentCalls.context);
    isDirty = false;
    isUnused = true;
    context.once('request', () => {
      isUnused = false;
    });
    return { page, guard };
  }

  /** Resets the page; returns false if it cannot be reused. */
  async function reset({ page, guard, openedFor }: Acquired, session: StorageState): Promise<boolean> {
    if (isUnused) return openedFor === session;
    if (isDirty || page.isClosed() || new URL(page.url()).origin !== origins[0]) return false;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.addCookies(session.cookies);
    // Avoids hover effects on the next screen.
    await page.mouse.move(0, 0);
    await replaceSession(page, session);
    guard.reset();
    return true;
  }

  return {
    acquire: async (session, { permissions = [], isFresh = false }) => {
      const requested = permissions.join();
      if (current && !isFresh && current.permissions === requested && (await reset(current, session)))
        return current;
      await current?.page.context().close();
      current = { ...(await open(session)), openedFor: session, permissions: requested };
      return current;
    },
  };
}

/** Replaces the session of a page for the next document it opens. */
export async function replaceSession(page: Page, session: StorageState): Promise<void> {
  // A change from outside would trigger storage events in the open document, which would then navigate.
  if (page.url().startsWith('http'))
    await page.evaluate(replaceStorage, session.origins[0]?.localStorage ?? []);
  else await page.context().setStorageState(session);
}

/** Runs in the current document and disables its storage writes, so that it cannot overwrite the new session. */
function replaceStorage(entries: readonly { readonly name: string; readonly value: string }[]): void {
  const { clear, setItem } = Storage.prototype;
  window.storageMethods ??= { clear, setItem };
  const { storageMethods: write } = window;
  for (const storage of [sessionStorage, localStorage]) write.clear.call(storage);
  for (const { name, value } of entries) write.setItem.call(localStorage, name, value);
  for (const method of ['setItem', 'removeItem', 'clear'] as const)
    Object.defineProperty(Storage.prototype, method, { value: () => undefined });
}
