import type { PublicTrack } from '@unmuted/api';
import { Icon } from '#/parts/icons.tsx';
import { isInsecure, isOnAir, messagesOf, obstacleOf, statusLabel, streamOf, type View } from '#/view.ts';

/** The current title, or why there is none; a live region announces changes. */
export function NowPlaying({ view }: { view: View }) {
  const messages = messagesOf(view);
  const obstacle = obstacleOf(view);
  const track = view.status?.track ?? null;
  if (view.status === null && obstacle === null) {
    return (
      <div class="track" aria-busy="true">
        <span class="bone" />
        <span class="bone short" />
        <span class="unseen">{messages.loading}</span>
      </div>
    );
  }
  return (
    <div class="track" aria-live="polite">
      {obstacle === null ? (
        <Track track={track} instead={messages.ready} />
      ) : (
        <p class="obstacle">
          {obstacle} <StreamLink view={view} />
        </p>
      )}
    </div>
  );
}

/** A link to a stream that this page may not play. */
function StreamLink({ view }: { view: View }) {
  const stream = streamOf(view.widget, view.status);
  if (!stream?.listenUrl || !isInsecure(stream, location)) return null;
  return (
    <a href={stream.listenUrl} target="_blank" rel="noopener noreferrer">
      {messagesOf(view).openStream}
    </a>
  );
}

export function Track({ track, instead }: { track: PublicTrack | null; instead: string }) {
  if (track === null) return <p class="title">{instead}</p>;
  return (
    <>
      <p class="title" dir="auto" title={track.title}>
        {track.title}
      </p>
      {track.artist !== null && (
        <p class="artist" dir="auto" title={track.artist}>
          {track.artist}
        </p>
      )}
    </>
  );
}

export function Name({ view }: { view: View }) {
  return (
    <p class="name" dir="auto">
      {view.widget.castName}
    </p>
  );
}

export function Badge({ view }: { view: View }) {
  return (
    <p class="badge" data-on-air={isOnAir(view)}>
      <span class="dot" />
      {statusLabel(view)}
    </p>
  );
}

/** Renders nothing when the count is unknown. */
export function Listeners({ view }: { view: View }) {
  const count = view.status?.listeners ?? null;
  if (!view.widget.settings.showListeners || count === null) return null;
  return <p class="count">{countText(view, count)}</p>;
}

/** Shows only the number, for small widgets. */
export function ShortListeners({ view }: { view: View }) {
  const count = view.status?.listeners ?? null;
  if (!view.widget.settings.showListeners || count === null) return null;
  const text = countText(view, count);
  return (
    <p class="count" title={text}>
      <Icon name="listeners" />
      <span aria-hidden="true">
        {new Intl.NumberFormat(view.locale, { notation: 'compact' }).format(count)}
      </span>
      <span class="unseen">{text}</span>
    </p>
  );
}

export function countText(view: Pick<View, 'locale'>, count: number): string {
  return messagesOf(view).listeners(count, new Intl.NumberFormat(view.locale).format(count));
}
