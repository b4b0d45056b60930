import type { EmbedPreviewMessage } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, it, vi } from 'vitest';
import { startPreview } from '#/preview.ts';

const dashboard = 'https://studio.example';
const message: EmbedPreviewMessage = {
  kind: 'studio.embed.preview',
  widget: fixtures.publicWidget,
  status: fixtures.publicStatus,
  playback: 'idle',
};

it('accepts messages of its dashboard only, and only in the expected shape', () => {
  const ready = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const show = vi.fn();
  startPreview({ show, showMessage: vi.fn() }, [dashboard]);
  expect(ready).toHaveBeenCalledWith({ kind: 'studio.embed.preview-ready' }, '*');
  const send = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: dashboard, source: window.parent, ...from }),
    );
  send(message, { origin: 'https://evil.example' });
  send(message, { origin: `${dashboard}.evil.example` });
  send(message, { source: null });
  send({ ...message, kind: 'other' });
  send('studio.embed.preview');
  send(null);
  expect(show).not.toHaveBeenCalled();
  send({ ...message, dir: 'rtl' });
  expect(show).toHaveBeenCalledTimes(1);
  const [view, dir] = show.mock.calls[0] ?? [];
  expect([view.volume, view.playback, dir]).toEqual([80, 'idle', 'rtl']);
  view.act.toggle();
  expect(show.mock.lastCall?.[0].playback).toBe('playing');
});
