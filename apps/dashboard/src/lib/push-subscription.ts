import { pushWorkerPath } from '#/lib/service-workers.ts';

/** `needs_home_screen`: iPhones and iPads have push messages only for apps of the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'insecure' | 'needs_home_screen' | 'denied';

/** As the API takes it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export type PushResult =
  | { readonly state: 'ready'; readonly subscription: BrowserSubscription }
  /** `denied`: the person has to change a setting of the browser. `dismissed`: the browser may be asked again. */
  | { readonly state: 'denied' | 'dismissed' | 'failed' };

/** A browser that cannot reach its push service may never answer. */
const timeoutMs = 30_000;

/** Whether this browser can show push messages of this site. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'needs_home_screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

/** Asks for the permission, then subscribes this browser with the server's key. Call it from a click. */
export async function subscribeToPush(key: string): Promise<PushResult> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'denied' : 'dismissed' };
  try {
    return { state: 'ready', subscription: await Promise.race([subscribe(key), tooLate()]) };
  } catch {
    return { state: 'failed' };
  }
}

async function subscribe(key: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(workerAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // Made with another key, such as that of a server before it was set up again.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
  if (!endpoint || !p256dh || !auth) throw new Error('The browser made no keys.');
  return { endpoint, keys: { p256dh, auth } };
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer.')), timeoutMs);
  });

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

let trusted: unknown;

/** The content policy allows one Trusted Types policy; it can be created once. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes
    ?.createPolicy('push-worker', { createScriptURL: () => pushWorkerPath })
    .createScriptURL(pushWorkerPath);
  return (trusted ?? pushWorkerPath) as string;
}

/** Since iPadOS 13, an iPad calls itself a Mac; no Mac has a touchscreen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Names that stay as they are in every language, the most specific first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What this browser and its system are called; null for unknown ones. */
export function nameOfBrowser(): { readonly browser: string; readonly system: string } | null {
  const { userAgent } = navigator;
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = isApplePhone() && userAgent.includes('Macintosh') ? 'iPad' : nameIn(systems);
  return browser !== undefined && system !== undefined ? { browser, system } : null;
}
