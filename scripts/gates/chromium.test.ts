import { describe, expect, test, vi } from 'vitest';
import { firstOf, installed } from './chromium.ts';

describe('installed', () => {
  const both = (path: string) => ['/opt/chromium', '/usr/bin/chromium'].includes(path);

  test('returns CHROMIUM_PATH', () => {
    expect(installed({ CHROMIUM_PATH: '/opt/chromium' }, both)).toEqual({ CHROMIUM_PATH: '/opt/chromium' });
  });

  test('falls back to the system’s browser', () => {
    expect(installed({}, both)).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
    expect(installed({ CHROMIUM_PATH: '/gone' }, both)).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
  });

  test('prefers the headless shell', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(installed({}, () => true)).toEqual({ CHROMIUM_PATH: shell });
  });

  test('returns undefined when there is none', () => {
    expect(installed({ CHROMIUM_PATH: '/gone' }, () => false)).toBeUndefined();
  });
});

describe('firstOf', () => {
  test('stops at the first browser', async () => {
    const download = vi.fn(async () => ({ CHROMIUM_PATH: '/downloaded' }));
    const env = await firstOf([async () => undefined, async () => ({ CHROMIUM_PATH: '/found' }), download]);
    expect(env).toEqual({ CHROMIUM_PATH: '/found' });
    expect(download).not.toHaveBeenCalled();
  });

  test('explains how to install a browser when there is none', async () => {
    await expect(firstOf([async () => undefined])).rejects.toThrow('apt-get install chromium');
  });
});
