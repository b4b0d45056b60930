import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx';

const src = 'https://aurora.cast.example/128kbps';
let refusal: DOMException | undefined;

// jsdom has no audio: tests dispatch the media events.
beforeEach(() => {
  refusal = undefined;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (refusal) throw refusal;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});
afterEach(() => {
  // The element still releases its connection while unmounting.
  cleanup();
  vi.restoreAllMocks();
});

const player = (props: Partial<AudioPlayerProps> = {}) => (
  <AudioPlayer artist="Aldous Harding" name="Radio Aurora" src={src} title="The Barrel" {...props} />
);
function sound(): HTMLAudioElement {
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('no sound');
  return audio;
}
const fire = (name: string) => fireEvent(sound(), new Event(name));
const playButton = () => screen.getByRole('button', { name: 'Play Radio Aurora' });

behavesAsComponent('AudioPlayer', { render: (probe) => player(probe as Partial<AudioPlayerProps>) });

it('opens no connection before play is pressed', () => {
  renderUi(player());
  expect(sound()).not.toHaveAttribute('src');
  expect(sound()).not.toHaveAttribute('autoplay');
  expect(sound().play).not.toHaveBeenCalled();
});

it('connects, announces it, and is live on the first audio', async () => {
  const onStateChange = vi.fn();
  renderUi(player({ onStateChange }));
  await userEvent.click(playButton());
  expect(sound()).toHaveAttribute('src', src);
  expect(screen.getByRole('status')).toHaveTextContent('Connecting');
  fire('playing');
  expect(screen.getByRole('status')).toHaveTextContent('Live');
  expect(screen.getByText('0:00')).toBeVisible();
  expect(onStateChange.mock.calls.map(([state]) => state.status)).toEqual(['connecting', 'live']);
});

it('releases the connection when stopped', async () => {
  renderUi(player());
  await userEvent.click(playButton());
  fire('playing');
  await userEvent.click(screen.getByRole('button', { name: 'Stop Radio Aurora' }));
  expect(sound()).not.toHaveAttribute('src');
  expect(sound().load).toHaveBeenCalledOnce();
  expect(playButton()).toBeVisible();
});

it('reports blocked autoplay', async () => {
  refusal = new DOMException('no gesture', 'NotAllowedError');
  renderUi(player());
  await userEvent.click(playButton());
  expect(await screen.findByText(/blocked audio/)).toBeVisible();
});

it("reports why a stream can't be played", async () => {
  renderUi(player());
  await userEvent.click(playButton());
  fire('error');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Couldn’t open the stream. Its source may have disconnected, or it may be full.',
  );
});

it('reconnects after a delay when the connection is lost', async () => {
  renderUi(player());
  await userEvent.click(playButton());
  fire('playing');
  vi.useFakeTimers();
  try {
    fire('ended');
    expect(screen.getByRole('status')).toHaveTextContent('Reconnecting');
    expect(sound()).not.toHaveAttribute('src');
    act(() => void vi.advanceTimersByTime(1000));
    expect(sound()).toHaveAttribute('src', src);
    fire('playing');
    expect(screen.getByRole('status')).toHaveTextContent('Live');
  } finally {
    vi.useRealTimers();
  }
});

it('cannot be played while off air, and keeps focus', async () => {
  const { rerender } = renderUi(player());
  await userEvent.click(playButton());
  fire('playing');
  rerender(player({ offAir: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Off air');
  expect(sound()).not.toHaveAttribute('src');
  expect(playButton()).toHaveFocus();
  await userEvent.click(playButton());
  expect(sound()).not.toHaveAttribute('src');
});

it('stops playback when the address changes', async () => {
  const { rerender } = renderUi(player());
  await userEvent.click(playButton());
  fire('playing');
  rerender(player({ src: 'https://atlantic.cast.example/128kbps' }));
  expect(sound()).not.toHaveAttribute('src');
  expect(playButton()).toBeVisible();
});

it('releases the connection on unmount', async () => {
  const { unmount } = renderUi(player());
  await userEvent.click(playButton());
  const audio = sound();
  unmount();
  expect(audio).not.toHaveAttribute('src');
});

describe('volume', () => {
  it('follows the controlled volume', () => {
    renderUi(player({ volume: 0.4, muted: true }));
    expect(sound().volume).toBeCloseTo(0.4);
    expect(sound().muted).toBe(true);
  });

  it('can be muted and unmuted', async () => {
    const onMutedChange = vi.fn();
    renderUi(player({ onMutedChange }));
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    expect(sound().muted).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(onMutedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('unmutes when a volume is selected', () => {
    const onVolumeChange = vi.fn();
    renderUi(player({ defaultMuted: true, onVolumeChange }));
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '30' } });
    expect(onVolumeChange).toHaveBeenCalledExactlyOnceWith(0.3);
    expect(sound().muted).toBe(false);
  });
});

describe('keyboard', () => {
  it('plays and stops with Space', async () => {
    renderUi(player());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(sound()).toHaveAttribute('src', src);
    screen.getByRole('slider').focus();
    await userEvent.keyboard(' ');
    expect(sound()).not.toHaveAttribute('src');
  });

  it('mutes with M and changes the volume with arrow keys', async () => {
    renderUi(player({ defaultVolume: 0.5 }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(sound().volume).toBeCloseTo(0.55);
    await userEvent.keyboard('m');
    expect(sound().muted).toBe(true);
  });
});

it('updates the media session and stops on its action', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(content: object) {
        Object.assign(this, content);
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  try {
    renderUi(player());
    await userEvent.click(playButton());
    fire('playing');
    expect(session.metadata).toMatchObject({
      title: 'The Barrel',
      artist: 'Aldous Harding',
      album: 'Radio Aurora',
    });
    act(() => handlers.get('stop')?.());
    expect(sound()).not.toHaveAttribute('src');
    expect(session.metadata).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'mediaSession');
    vi.unstubAllGlobals();
  }
});
