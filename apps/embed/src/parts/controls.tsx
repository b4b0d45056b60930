import { Icon } from '#/parts/icons.tsx';
import { isInsecure, messagesOf, streamOf, type View } from '#/view.ts';

export function PlayButton({ view }: { view: View }) {
  const messages = messagesOf(view);
  const isBusy = view.playback !== 'idle';
  const stream = streamOf(view.widget, view.status);
  const isPlayable = stream !== null && !isInsecure(stream, location);
  return (
    <button
      type="button"
      class="play"
      data-playback={view.playback}
      aria-label={isBusy ? messages.stop : messages.play(view.widget.castName)}
      disabled={!isPlayable}
      onClick={view.act.toggle}
    >
      <Icon name={isBusy ? 'stop' : 'play'} />
    </button>
  );
}

export function Volume({ view }: { view: View }) {
  if (!view.hasVolume) return null;
  const messages = messagesOf(view);
  return (
    <div class="volume">
      <MuteButton view={view} />
      <input
        type="range"
        min="0"
        max="100"
        step="1"
        value={view.isMuted ? 0 : view.volume}
        aria-label={messages.volume}
        aria-valuetext={`${view.isMuted ? 0 : view.volume} %`}
        onInput={({ currentTarget }) => view.act.setVolume(Number(currentTarget.value))}
      />
    </div>
  );
}

export function MuteButton({ view }: { view: View }) {
  const messages = messagesOf(view);
  return (
    <button
      type="button"
      class="quiet"
      aria-label={view.isMuted ? messages.unmute : messages.mute}
      onClick={view.act.toggleMute}
    >
      <Icon name={view.isMuted || view.volume === 0 ? 'mute' : 'sound'} />
    </button>
  );
}

/** The owner's links: labels if there is room, icons otherwise. */
export function Links({ view, asIcons = false }: { view: View; asIcons?: boolean }) {
  const { buttons } = view.widget.settings;
  const names = messagesOf(view).buttons;
  if (buttons.length === 0) return null;
  return (
    <ul class={asIcons ? 'links signs' : 'links'}>
      {buttons.map(({ kind, url, label }) => {
        const name = label || (kind === 'custom' ? url : names[kind]);
        return (
          <li key={kind + url}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
              <Icon name={kind} />
              {!asIcons && <span dir="auto">{name}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
