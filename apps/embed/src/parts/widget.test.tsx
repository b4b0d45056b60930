import { fixtures } from '@unmuted/api/testing';
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Widget } from '#/parts/widget.tsx';
import { openStage } from '#/stage.tsx';
import { texts } from '#/texts.ts';
import type { View } from '#/view.ts';

const { publicStatus, publicWidget } = fixtures;
const act = { toggle: vi.fn(), setVolume: vi.fn(), toggleMute: vi.fn() };
const viewOf = (more: Partial<View> = {}, settings: Partial<View['widget']['settings']> = {}): View => ({
  widget: { ...publicWidget, settings: { ...publicWidget.settings, ...settings } },
  status: publicStatus,
  playback: 'idle',
  volume: 80,
  isMuted: false,
  hasVolume: true,
  locale: 'en',
  act,
  ...more,
});
const ofType = (type: View['widget']['type'], more: Partial<View> = {}) => {
  const view = viewOf(more);
  return { ...view, widget: { ...view.widget, type } };
};

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function draw(view: View): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  render(<Widget view={view} />, root);
  return root;
}
const button = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name);

describe('the player', () => {
  it('plays, stops and mutes with its buttons', () => {
    const idle = draw(viewOf());
    button(idle, 'Listen to Radio Aurora')?.click();
    button(idle, 'Mute')?.click();
    expect([act.toggle, act.toggleMute].map((each) => each.mock.calls.length)).toEqual([1, 1]);
    const playing = draw(viewOf({ playback: 'playing', isMuted: true }));
    expect(button(playing, 'Stop')).toBeDefined();
    expect(button(playing, 'Unmute')).toBeDefined();
    expect(playing.querySelector('input')?.value).toBe('0');
  });

  it('shows no volume control where the system reserves it', () => {
    expect(draw(viewOf({ hasVolume: false })).querySelector('input')).toBeNull();
  });

  it('[F1] renders titles, names and labels as text, whatever they contain', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const view = viewOf(
      {
        status: {
          ...publicStatus,
          track: { artist: evil, title: `\u202e${evil}`, coverUrl: null, startedAt: null },
        },
      },
      { buttons: [{ kind: 'custom', url: 'https://a.example/', label: evil }] },
    );
    const root = draw({ ...view, widget: { ...view.widget, castName: evil, type: 'player-large' } });
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('.title')?.textContent).toBe(`\u202e${evil}`);
    expect(root.querySelector('.title')?.getAttribute('dir')).toBe('auto');
    expect(root.querySelector('a')?.textContent).toBe(evil);
  });

  it('links to the owner’s pages without a referrer', () => {
    const buttons = [{ kind: 'instagram', url: 'https://instagram.example/a', label: '' }] as const;
    const link = draw(viewOf({}, { buttons: [...buttons] })).querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://instagram.example/a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.getAttribute('aria-label')).toBe('Instagram');
  });

  it('announces its title to screen readers, starting with the first one', () => {
    const live = draw(viewOf()).querySelector('[aria-live="polite"]');
    expect(live?.textContent).toContain(publicStatus.track?.title);
    expect(draw(viewOf({ status: null })).querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});

describe('other widgets', () => {
  it('lists songs, or shows an empty state', () => {
    const songs = [publicStatus.track, publicStatus.track].flatMap((track) => (track ? [track] : []));
    const listed = draw(ofType('recent-songs', { status: { ...publicStatus, songs } }));
    expect(listed.querySelectorAll('li')).toHaveLength(2);
    expect(listed.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
    const none = draw(ofType('recent-songs', { status: { ...publicStatus, songs: [] } }));
    expect(none.textContent).toContain(texts.en.noSongs);
  });

  it('shows a count, the off-air state and an unknown count', () => {
    const textOf = (listeners: number | null, streamsOnAir = publicStatus.streamsOnAir) =>
      draw(ofType('listener-count', { status: { ...publicStatus, listeners, streamsOnAir } })).textContent;
    expect([textOf(1_374), textOf(1), textOf(null, []), textOf(null)]).toEqual([
      '1,374 listeners',
      '1 listener',
      'Off air',
      texts.en.noCount,
    ]);
  });

  it('links to each stream that is served', () => {
    const root = draw(ofType('listen-links'));
    expect([...root.querySelectorAll('a')].map((link) => link.href)).toEqual(
      publicWidget.streams.flatMap(({ listenUrl }) => listenUrl ?? []),
    );
  });
});

describe('keys', () => {
  const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

  it('toggle playback and change the volume, but leave controls and shortcuts alone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    const root = document.createElement('div');
    document.body.append(root);
    openStage(root).show(viewOf({ volume: 98 }), 'ltr');
    expect(press(' ')).toBe(false);
    press('ArrowUp');
    press('ArrowDown');
    press(' ', document.body, { ctrlKey: true });
    press(' ', root.querySelector('button') ?? root);
    press('ArrowUp', root.querySelector('input') ?? root);
    expect(press('a')).toBe(true);
    expect(act.toggle).toHaveBeenCalledTimes(1);
    expect(act.setVolume.mock.calls).toEqual([[100], [93]]);
    vi.unstubAllGlobals();
  });
});
