import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nameOfBrowser, pushSupport, subscribeToPush } from '#/lib/push-subscription.ts';

const keys = { p256dh: 'key-of-the-browser', auth: 'secret' };
const endpoint = 'https://push.example/1';
const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: vi.fn(async () => true) };
const pushManager = {
  subscribe: vi.fn(async (_options: PushSubscriptionOptionsInit) => subscription),
  getSubscription: vi.fn(async (): Promise<typeof subscription | null> => null),
};
const register = vi.fn(async (_address: string) => ({}));
const notification = { permission: 'default', requestPermission: vi.fn(async () => 'granted') };

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  browser({ serviceWorker: { register, ready: Promise.resolve({ pushManager }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  notification.permission = 'default';
});

function browser(parts: object) {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, ...parts });
}
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';

describe('the support of a browser', () => {
  test.each([
    ['supported', () => undefined],
    ['insecure', () => vi.stubGlobal('isSecureContext', false)],
    ['unsupported', () => browser({})],
    ['needs_home_screen', () => browser({ userAgent: phone })],
    ['needs_home_screen', () => browser({ userAgent: mac, maxTouchPoints: 5 })],
    ['denied', () => Object.assign(notification, { permission: 'denied' })],
  ])('is %s', (support, arrange) => {
    arrange();
    expect(pushSupport()).toBe(support);
  });
});

describe('a subscription', () => {
  test('is made with the key of the server, by our worker', async () => {
    expect(await subscribeToPush('server-key')).toEqual({
      state: 'ready',
      subscription: { endpoint, keys },
    });
    expect(register).toHaveBeenCalledWith('/push-worker.js');
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'server-key',
    });
  });

  test('replaces one that was made with another key', async () => {
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    pushManager.getSubscription.mockResolvedValueOnce(subscription);
    expect(await subscribeToPush('server-key')).toMatchObject({ state: 'ready' });
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['denied', () => notification.requestPermission.mockResolvedValueOnce('denied')],
    ['dismissed', () => notification.requestPermission.mockResolvedValueOnce('default')],
    ['failed', () => pushManager.subscribe.mockRejectedValueOnce(new DOMException('no', 'AbortError'))],
    ['failed', () => register.mockRejectedValueOnce(new TypeError('no such file'))],
  ])('may be %s', async (state, arrange) => {
    arrange();
    expect(await subscribeToPush('server-key')).toEqual({ state });
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/146.0 Safari/537.36 Edg/146.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox', 'Linux'],
  [phone, 'Safari', 'iPhone'],
  [mac, 'Safari', 'Mac'],
])('%s is %s on %s', (userAgent, name, system) => {
  browser({ userAgent });
  expect(nameOfBrowser()).toEqual({ browser: name, system });
});

test('an unknown browser has no name', () => {
  browser({ userAgent: 'curl/8' });
  expect(nameOfBrowser()).toBeNull();
});
