import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const files: { name: string; content: Blob }[] = [];
beforeEach(() => {
  files.length = 0;
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents[Number(this.href.replace('blob:', '')) - 1];
    if (content) files.push({ name: this.download, content });
  });
});
afterEach(() => vi.restoreAllMocks());

const open = (path = '/cast/aurora', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'customer', ...options });
const card = async (name = 'Listen') => within(await screen.findByRole('region', { name }));
const streams = fixtures.castOverviews[0]?.now.streams ?? [];
const [primary] = streams;

describe('the addresses of a cast', () => {
  test('are shown as text for each stream, with a button to copy', async () => {
    const { user } = await open();
    const listen = await card();
    for (const { listenUrl, name } of streams) {
      expect(listen.getByText(listenUrl ?? '')).toBeVisible();
      expect(listen.getByRole('button', { name: `Play ${name}` })).toBeVisible();
    }
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(listen.getByRole('button', { name: `Copy the address of the stream ${primary?.name}` }));
    expect(copied).toHaveBeenCalledWith(primary?.listenUrl);
  });

  test('are files that players open', async () => {
    const { user } = await open();
    const listen = await card();
    for (const format of ['M3U', 'PLS'])
      await user.click(
        listen.getByRole('button', { name: `Download ${format} of the stream ${primary?.name}` }),
      );
    expect(files.map(({ name }) => name)).toEqual(['aurora-128kbps.m3u', 'aurora-128kbps.pls']);
    expect(await files[0]?.content.text()).toBe(`#EXTM3U\n#EXTINF:-1,Radio Aurora\n${primary?.listenUrl}\n`);
    expect(await files[1]?.content.text()).toContain(`File1=${primary?.listenUrl}\nTitle1=Radio Aurora\n`);
  });

  test('are codes to scan, and focus returns to the button', async () => {
    const { user } = await open();
    const button = (await card()).getByRole('button', { name: `QR code of the stream ${primary?.name}` });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Listen to Radio Aurora' }));
    expect(dialog.getByRole('img', { name: 'QR code of the stream address' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('stay off air, where nothing can be played', async () => {
    await open('/cast/harbour');
    const listen = await card();
    expect(listen.getByRole('button', { name: /^Play/ })).toBeDisabled();
    expect(listen.getByRole('button', { name: /^Download M3U/ })).toBeEnabled();
  });

  test('are shown before the first connection', async () => {
    await open('/cast/nightfall');
    expect(await screen.findByRole('region', { name: 'Listen' })).toBeVisible();
  });

  test('are hidden while the cast is suspended', async () => {
    await open('/cast/tidewater');
    await screen.findByRole('region', { name: 'On-air status' });
    expect(screen.queryByRole('region', { name: 'Listen' })).toBeNull();
  });
});

describe('the settings of encoders', () => {
  const encoder = () => card('Connect your encoder');

  test('are in the terms of each program, without the password', async () => {
    const { user } = await open();
    const settings = await encoder();
    for (const [program, text] of [
      ['BUTT', 'Icecast mountpoint'],
      ['Mixxx', 'Login'],
      ['OBS', 'Custom Output (FFmpeg)'],
      ['ffmpeg', 'source:PASSWORD@'],
      ['Liquidsoap', 'output.icecast('],
    ] as const) {
      await user.click(settings.getByRole('tab', { name: program }));
      const code = settings.getByRole('region', { name: new RegExp(program) });
      expect(code).toHaveTextContent(text);
      expect(code).toHaveTextContent('/aurora');
    }
  });

  test('have the password once it is shown, in the file as well, and nowhere else', async () => {
    const { user, path } = await open();
    const settings = await encoder();
    await user.click(settings.getByRole('button', { name: 'Download the settings for BUTT' }));
    expect(await files[0]?.content.text()).toContain('password = PASSWORD\n');
    await user.click(settings.getByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show the source password' }));
    await user.type(dialog.getByLabelText('Your password'), 'studio-demo-1{Enter}');
    await waitFor(() =>
      expect(settings.getByRole('region', { name: /BUTT/ })).toHaveTextContent('k3y-of-the-source'),
    );
    await user.click(settings.getByRole('button', { name: 'Download the settings for BUTT' }));
    expect(files[1]?.name).toBe('butt-aurora.txt');
    expect(await files[1]?.content.text()).toContain('password = k3y-of-the-source\n');
    expect(path()).toBe('/cast/aurora');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('k3y-of-the-source');
    // Another stream has another password.
    await user.click(settings.getByRole('radio', { name: '64kbps' }));
    expect(screen.queryByText(/k3y-of-the-source/)).toBeNull();
  });
});
