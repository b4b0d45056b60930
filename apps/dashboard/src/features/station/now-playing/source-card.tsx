import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { NowPlaying, SavedNowPlayingSettings } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Link } from '@unmuted/ui/link';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Switch } from '@unmuted/ui/switch';
import { useId, useState } from 'react';
import { coverSources } from '#/features/station/now-playing/cover-sources.ts';
import { FeedFields } from '#/features/station/now-playing/feed-fields.tsx';
import { FeedStatus } from '#/features/station/now-playing/feed-status.tsx';
import { sourceNames, sourceTexts } from '#/features/station/now-playing/now-playing.messages.ts';
import { bodyOf, readsPage } from '#/features/station/now-playing/now-playing.schema.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { PushToken } from '#/features/station/now-playing/push-token.tsx';
import { CharsetField, TimingFields } from '#/features/station/now-playing/timing-fields.tsx';
import { useValueTexts } from '#/features/station/now-playing/use-settings-changes.tsx';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';

export interface SourceCardProps {
  form: SettingsFormState;
  saved: SavedNowPlayingSettings;
  now: NowPlaying;
}

const sources = ['stream', 'json', 'xml', 'push'] as const;
/** Fields that are visible only while the card is open. */
const pointers = [
  '/feed/url',
  '/feed/titlePath',
  '/feed/artistPath',
  '/feed/albumPath',
  '/feed/pollS',
  '/delayS',
  '/minSongS',
];

/** Where the texts come from: in one line, or with its fields. */
export function SourceCard({ form, saved, now }: SourceCardProps) {
  const { t } = useWords();
  const { isFixed } = useNowPlayingStation();
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  // Stays open when the problem is solved: the reader is still typing.
  if (!isOpen && pointers.some((pointer) => form.errorOf(pointer) !== undefined)) setOpen(true);
  return (
    <Card asChild>
      <section aria-label={t`Source of the songs`}>
        <CardHeader
          actions={
            <Button
              aria-controls={fieldsId}
              aria-expanded={isOpen}
              aria-label={isOpen ? t`Hide the settings of the source` : t`Change the settings of the source`}
              onClick={() => setOpen(!isOpen)}
              size="sm"
            >
              {isOpen ? <Trans>Hide</Trans> : <Trans context="button">Change</Trans>}
            </Button>
          }
          className="pb-4"
          description={<Trans>Where the texts come from, and when songs begin.</Trans>}
          title={<Trans>Source of the songs</Trans>}
        />
        {!isOpen && <Summary form={form} now={now} />}
        <div hidden={!isOpen} id={fieldsId}>
          {isOpen && (
            <fieldset disabled={isFixed}>
              <SourceField form={form} now={now} saved={saved} />
              <TimingFields form={form} />
              <CoverField form={form} />
              <PauseField form={form} />
            </fieldset>
          )}
        </div>
      </section>
    </Card>
  );
}

/** The settings in a line of facts. */
function Summary({ form: { draft }, now }: Pick<SourceCardProps, 'form' | 'now'>) {
  const textOf = useValueTexts();
  const body = bodyOf(draft);
  const facts = [
    [<Trans key="source">Source</Trans>, textOf('source', body)],
    ...(draft.source === 'stream'
      ? [[<Trans key="charset">Character set</Trans>, textOf('charset', body)]]
      : []),
    [<Trans key="delay">Delay</Trans>, textOf('delayS', body)],
    [<Trans key="shortest">Shortest text</Trans>, textOf('minSongS', body)],
    [<Trans key="covers">Covers from MusicBrainz</Trans>, textOf('looksUpCovers', body)],
  ] as const;
  return (
    <CardBody className="grid gap-4 border-t border-border-soft pt-4!">
      {draft.isPaused && (
        <Alert silent tone="warning">
          <Trans>Paused: nothing is recorded or sent.</Trans>
        </Alert>
      )}
      <dl className="grid gap-x-8 gap-y-3 text-13 md:grid-cols-3 lg:grid-cols-5">
        {facts.map(([term, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
          <div className="min-w-0" key={place}>
            <dt className="text-fg-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {now.feed && readsPage(draft.source) && <FeedStatus feed={now.feed} />}
    </CardBody>
  );
}

function SourceField({ form, saved, now }: SourceCardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { source } = form.draft;
  return (
    <SettingsSection
      description={<Trans>Choose one. The others are not read.</Trans>}
      title={<Trans>Source</Trans>}
    >
      <RadioGroup
        aria-label={t`Source`}
        className="grid gap-2 md:grid-cols-2"
        onValueChange={(value) => form.change({ source: sources.find((each) => each === value) ?? 'stream' })}
        value={source}
      >
        {sources.map((each) => (
          <RadioCard
            description={i18n._(sourceTexts[each])}
            key={each}
            label={i18n._(sourceNames[each])}
            value={each}
          />
        ))}
      </RadioGroup>
      {source === 'stream' && <CharsetField form={form} />}
      {readsPage(source) && <FeedFields form={form} now={now} />}
      {source === 'push' && (
        <PushToken hasToken={saved.hasPushToken} isSaved={saved.source === 'push'} now={now} />
      )}
    </SettingsSection>
  );
}

function CoverField({ form: { draft, change } }: Pick<SourceCardProps, 'form'>) {
  const musicBrainz = <SourceLink {...coverSources.musicBrainz} />;
  const archive = <SourceLink {...coverSources.archive} />;
  return (
    <SettingsSection
      description={<Trans>Pictures beside the songs, here and on your pages.</Trans>}
      title={<Trans>Covers</Trans>}
    >
      <Switch
        checked={draft.looksUpCovers}
        description={
          <Trans>
            Artist and title of each song are sent to {musicBrainz}; the picture comes from the {archive} and
            is stored here. A wrong cover can be hidden in the list of songs.
          </Trans>
        }
        label={<Trans>Look covers up</Trans>}
        onChange={({ currentTarget }) => change({ looksUpCovers: currentTarget.checked })}
      />
    </SettingsSection>
  );
}

function SourceLink({ name, url }: { name: string; url: string }) {
  return (
    <Link href={url} rel="noopener noreferrer" target="_blank">
      {name}
    </Link>
  );
}

function PauseField({ form: { draft, change } }: Pick<SourceCardProps, 'form'>) {
  return (
    <SettingsSection
      description={<Trans>Such as during a test of your studio.</Trans>}
      title={<Trans context="setting">Pause</Trans>}
    >
      <Switch
        checked={draft.isPaused}
        description={<Trans>Songs are neither recorded nor sent until you resume.</Trans>}
        label={<Trans>Pause the songs of this station</Trans>}
        onChange={({ currentTarget }) => change({ isPaused: currentTarget.checked })}
      />
    </SettingsSection>
  );
}
