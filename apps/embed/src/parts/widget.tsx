import { Links, MuteButton, PlayButton, Volume } from '#/parts/controls.tsx';
import { ListenerCount, ListenLinks, RecentSongs } from '#/parts/lists.tsx';
import { Badge, Listeners, Name, NowPlaying, ShortListeners } from '#/parts/now-playing.tsx';
import type { View } from '#/view.ts';

/** A widget of any type, in its iframe. */
export function Widget({ view }: { view: View }) {
  const { type } = view.widget;
  return (
    <main class="widget" data-type={type} data-playback={view.playback} aria-label={view.widget.castName}>
      <Inside view={view} />
    </main>
  );
}

function Inside({ view }: { view: View }) {
  switch (view.widget.type) {
    case 'player-mini':
      return (
        <>
          <PlayButton view={view} />
          <div class="about">
            <NowPlaying view={view} />
          </div>
          {view.hasVolume && <MuteButton view={view} />}
        </>
      );
    case 'player-small':
      return (
        <>
          <header>
            <Name view={view} />
            <ShortListeners view={view} />
            <Badge view={view} />
          </header>
          <div class="row">
            <PlayButton view={view} />
            <div class="about">
              <NowPlaying view={view} />
            </div>
          </div>
          <footer>
            <Volume view={view} />
            <Links view={view} asIcons />
          </footer>
        </>
      );
    case 'player-large':
    case 'player-full':
      return (
        <>
          <header>
            <Name view={view} />
            <Badge view={view} />
          </header>
          <div class="stage">
            <PlayButton view={view} />
          </div>
          <NowPlaying view={view} />
          <footer>
            <Listeners view={view} />
            <Volume view={view} />
            <Links view={view} />
          </footer>
        </>
      );
    case 'sticky-bar':
      return (
        <>
          <PlayButton view={view} />
          <div class="about">
            <NowPlaying view={view} />
          </div>
          <Badge view={view} />
          <Volume view={view} />
          <Links view={view} asIcons />
        </>
      );
    case 'now-playing':
      return <NowPlaying view={view} />;
    case 'on-air-badge':
      return <Badge view={view} />;
    case 'recent-songs':
      return <RecentSongs view={view} />;
    case 'listener-count':
      return <ListenerCount view={view} />;
    case 'listen-links':
      return <ListenLinks view={view} />;
  }
}
