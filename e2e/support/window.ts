import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Guard, guardPage } from './guard.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page, and what its browser complains about. */
export interface GuardedPage {
  readonly page: Page;
  readonly guard: Guard;
}

interface Lent extends GuardedPage {
  readonly openedFor: StorageState;
  readonly permissions: string;
}

interface Wishes {
  readonly permissions?: readonly string[] | undefined;
  /** Without anything in the cache. */
  readonly isFresh?: boolean;
}

/** The window that the journeys of a worker have one after the other. */
export interface KeptWindow {
  /** Its page as a new one would be, for whoever has this session. */
  readonly lend: (session: StorageState, wishes: Wishes) => Promise<GuardedPage>;
}

declare global {
  interface Window {
    /** What writes in the browser's storage, once the page's own scripts cannot. */
    storageMethods?: Pick<Storage, 'clear' | 'setItem'>;
  }
}

/** What a page keeps until it is closed: a journey that does one of these is the last one on its page. */
const lasting = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'emulateMedia', 'setViewportSize'],
  clock: ['install'],
  context: ['addInitScript', 'exposeBinding', 'setOffline', 'grantPermissions', 'newCDPSession'],
} as const;

/**
 * A page that goes from one document of the app to the next has its scripts compiled already: such a load takes half the
 * work of one in a new window. A failed journey ends its process, so the next one has a window of its own.
 */
export function keepWindow(browser: Browser, origins: readonly string[]): KeptWindow {
  let kept: Lent | null = null;
  let isUntouched = true;
  let isSpoilt = false;

  function spoilAfter<Part extends object>(part: Part, names: readonly (keyof Part)[]): void {
    for (const name of names) {
      const call = part[name] as (...args: unknown[]) => unknown;
      const told = (...args: unknown[]) => {
        isSpoilt = true;
        return call.apply(part, args);
      };
      Object.assign(part, { [name]: told });
    }
  }

  async function open(session: StorageState): Promise<GuardedPage> {
    const context = await browser.newContext({ storageState: session });
    const page = await context.newPage();
    const guard = await guardPage(page, origins);
    spoilAfter(page, lasting.page);
    spoilAfter(page.clock, lasting.clock);
    spoilAfter(context, lasting.context);
    isSpoilt = false;
    isUntouched = true;
    context.once('request', () => {
      isUntouched = false;
    });
    return { page, guard };
  }

  /** Whether the page could be made as new. */
  async function renew({ page, guard, openedFor }: Lent, session: StorageState): Promise<boolean> {
    if (isUntouched) return openedFor === session;
    if (isSpoilt || page.isClosed() || new URL(page.url()).origin !== origins[0]) return false;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.addCookies(session.cookies);
    // What lay under the pointer there does not lie under it on the next screen.
    await page.mouse.move(0, 0);
    await handOver(page, session);
    guard.renew();
    return true;
  }

  return {
    lend: async (session, { permissions = [], isFresh = false }) => {
      const wanted = permissions.join();
      if (kept && !isFresh && kept.permissions === wanted && (await renew(kept, session))) return kept;
      await kept?.page.context().close();
      kept = { ...(await open(session)), openedFor: session, permissions: wanted };
      return kept;
    },
  };
}

/** Gives a page another session, for the next document that it opens. */
export async function handOver(page: Page, session: StorageState): Promise<void> {
  // From elsewhere it would be heard by the document that is still open, which then goes where the session belongs.
  if (page.url().startsWith('http'))
    await page.evaluate(replaceStorage, session.origins[0]?.localStorage ?? []);
  else await page.context().setStorageState(session);
}

/** Runs in the document that is left, which must not write over what the next one is to find. */
function replaceStorage(entries: readonly { readonly name: string; readonly value: string }[]): void {
  const { clear, setItem } = Storage.prototype;
  window.storageMethods ??= { clear, setItem };
  const { storageMethods: write } = window;
  for (const storage of [sessionStorage, localStorage]) write.clear.call(storage);
  for (const { name, value } of entries) write.setItem.call(localStorage, name, value);
  for (const method of ['setItem', 'removeItem', 'clear'] as const)
    Object.defineProperty(Storage.prototype, method, { value: () => undefined });
}
