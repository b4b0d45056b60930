import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { NowPlaying } from '@unmuted/api';
import { CardBody } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@unmuted/ui/tabs';
import type { ReactNode } from 'react';
import { programs } from '#/components/encoder/encoder-programs.ts';
import { streamAdvice } from '#/components/stream-status/stream-problem.messages.ts';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';

/** The card without a text: the state of the stream, or how an encoder sends titles. */
export function NothingKnown({ now: { state } }: { now: NowPlaying }) {
  const { i18n } = useLingui();
  const look = streamLooks[state];
  return (
    <CardBody className="grid content-start gap-3">
      <p className="text-13">
        <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>
      </p>
      <div>
        <h2 className="text-24 font-semibold tracking-tight text-balance">
          {state === 'on_air' ? (
            <Trans>No song text is received</Trans>
          ) : (
            <Trans>Nothing is known to play</Trans>
          )}
        </h2>
        <p className="text-fg-muted">
          {state === 'on_air' ? (
            <Trans>Audio arrives without titles. Your encoder may not send them.</Trans>
          ) : (
            i18n._(streamAdvice(state, null))
          )}
        </p>
      </div>
      {state === 'on_air' && <TitleGuide />}
    </CardBody>
  );
}

/** How programs send titles. */
function TitleGuide() {
  const { t } = useWords();
  const guides: readonly (readonly [id: string, name: string, guide: ReactNode])[] = [
    [
      'butt',
      programs.butt.label,
      <Trans key="butt">
        Open the settings, tab “Stream”, and choose where the song name comes from: a file that your playout
        software writes, or the name that you type.
      </Trans>,
    ],
    [
      'mixxx',
      programs.mixxx.label,
      <Trans key="mixxx">
        Open Preferences, “Live Broadcasting”. Turn on UTF-8 metadata and leave “Static artist and title” off:
        Mixxx then sends the tags of each track.
      </Trans>,
    ],
    [
      'liquidsoap',
      programs.liquidsoap.label,
      <Trans key="liquidsoap">
        The Icecast output sends the tags of each track. Check that your files have an artist and a title.
      </Trans>,
    ],
    [
      'obs',
      t`OBS and FFmpeg`,
      <Trans key="obs">
        They send no titles with MP3 and AAC. Use another source of songs: a page of your playout software, or
        push.
      </Trans>,
    ],
    [
      'playout',
      t`Playout software`,
      <Trans key="playout">
        Look for “now playing” or “metadata” in the settings of its encoder. If it can publish the song on a
        page, or call an address for each song, use that as the source of songs.
      </Trans>,
    ],
  ];
  return (
    <Tabs className="mt-1" defaultValue="butt">
      <TabsList aria-label={t`How programs send titles`}>
        {guides.map(([id, name]) => (
          <TabsTab key={id} value={id}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {guides.map(([id, , guide]) => (
        <TabsPanel className="pt-3 text-fg-muted" key={id} value={id}>
          <p className="max-w-160">{guide}</p>
        </TabsPanel>
      ))}
    </Tabs>
  );
}
