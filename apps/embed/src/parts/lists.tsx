import type { PublicStream } from '@unmuted/api';
import { Badge, countText, Name, Track } from '#/parts/now-playing.tsx';
import { isOnAir, messagesOf, obstacleOf, type View } from '#/view.ts';

export function RecentSongs({ view }: { view: View }) {
  const messages = messagesOf(view);
  const songs = view.status?.songs ?? null;
  const time = new Intl.DateTimeFormat(regional(view.locale), { hour: '2-digit', minute: '2-digit' });
  return (
    <section class="songs" aria-label={messages.songs} aria-busy={view.status === null}>
      <header>
        <h1>{messages.songs}</h1>
        <Badge view={view} />
      </header>
      {songs === null && <Skeleton count={5} label={messages.loading} />}
      {songs?.length === 0 && <p class="empty">{messages.noSongs}</p>}
      {songs !== null && songs.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
        <ol tabIndex={0} aria-label={messages.songs}>
          {songs.map((song, index) => (
            <li
              key={`${song.startedAt}${song.title}`}
              aria-current={index === 0 && isOnAir(view) ? 'true' : undefined}
            >
              {song.startedAt !== null && (
                <time dateTime={song.startedAt}>{time.format(new Date(song.startedAt))}</time>
              )}
              <div>
                <Track track={song} instead={messages.noTitle} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function ListenerCount({ view }: { view: View }) {
  const count = view.status?.listeners ?? null;
  if (view.status === null) return <Skeleton count={1} label={messagesOf(view).loading} />;
  return (
    <p class="count alone" aria-live="polite">
      <span class="dot" data-on-air={isOnAir(view)} />
      {count === null
        ? isOnAir(view)
          ? messagesOf(view).noCount
          : messagesOf(view).offAir
        : countText(view, count)}
    </p>
  );
}

export function ListenLinks({ view }: { view: View }) {
  const messages = messagesOf(view);
  const streams = view.widget.streams.filter(({ listenUrl }) => listenUrl !== null);
  const obstacle = obstacleOf(view);
  return (
    <section class="streams" aria-label={messages.streams}>
      <header>
        <Name view={view} />
        <Badge view={view} />
      </header>
      {obstacle !== null && <p class="obstacle">{obstacle}</p>}
      <ul>
        {streams.map((stream) => (
          <li key={stream.id}>
            <a href={stream.listenUrl ?? ''} target="_blank" rel="noopener noreferrer">
              <span dir="auto">{stream.name}</span>
              <small>{formatOf(stream)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Formats for the visitor's region when its language is the widget's. */
const regional = (locale: string): string =>
  navigator.languages.find((one) => one.toLowerCase().startsWith(`${locale}-`)) ?? locale;

const formatOf = ({ codec, bitrate }: PublicStream): string =>
  [codec.toUpperCase(), bitrate !== null && `${bitrate} kbit/s`].filter(Boolean).join(' · ');

const bones = [1, 2, 3, 4, 5];

function Skeleton({ count, label }: { count: number; label: string }) {
  return (
    <div class="bones">
      {bones.slice(0, count).map((bone) => (
        <span class="bone" key={bone} />
      ))}
      <span class="unseen">{label}</span>
    </div>
  );
}
