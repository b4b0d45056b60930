import { describe, expect, test, vi } from 'vitest';
import { firstOf, installed } from './chromium.ts';

describe('the browser that is installed', () => {
  const both = (path: string) => ['/opt/chromium', '/usr/bin/chromium'].includes(path);

  test('is the one that is asked for', () => {
    expect(installed({ CHROMIUM_PATH: '/opt/chromium' }, both)).toEqual({ CHROMIUM_PATH: '/opt/chromium' });
  });

  test('is the system’s when none is asked for, or one that is not there', () => {
    expect(installed({}, both)).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
    expect(installed({ CHROMIUM_PATH: '/gone' }, both)).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
  });

  test('is the shell when the system has both', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(installed({}, () => true)).toEqual({ CHROMIUM_PATH: shell });
  });

  test('may be none', () => {
    expect(installed({ CHROMIUM_PATH: '/gone' }, () => false)).toBeUndefined();
  });
});

describe('the places where a browser may be', () => {
  test('are asked in turn, and none after the first that has one', async () => {
    const download = vi.fn(async () => ({ CHROMIUM_PATH: '/downloaded' }));
    const env = await firstOf([async () => undefined, async () => ({ CHROMIUM_PATH: '/found' }), download]);
    expect(env).toEqual({ CHROMIUM_PATH: '/found' });
    expect(download).not.toHaveBeenCalled();
  });

  test('may all have none, which says how to install one', async () => {
    await expect(firstOf([async () => undefined])).rejects.toThrow('apt-get install chromium');
  });
});
