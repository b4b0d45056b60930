import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { CircleAlertIcon, CircleCheckIcon, PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { AppField, AppLanding, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** What the app plays. */
export function StationSection() {
  return (
    <SectionCard
      description={<Trans>Name, picture and song in the app come from it, and follow each change.</Trans>}
      title={<Trans>What the app plays</Trans>}
    >
      <SourceField />
      <StreamFields />
    </SectionCard>
  );
}

function SourceField() {
  const { t } = useLingui();
  const { app, document, change } = useAppEditor();
  const { sources } = app;
  const { source } = document;
  return (
    <AppField field="source" hint={<SourceHint />}>
      <NativeSelect
        onChange={({ currentTarget }) => {
          const chosen = sources.find(({ id }) => id === currentTarget.value);
          change({ source: chosen ? { kind: chosen.kind, id: chosen.id } : null });
        }}
        value={source?.id ?? ''}
      >
        <option value="">{t`Choose …`}</option>
        {sources.map(({ kind, id, name }) => (
          <option key={id} value={id}>
            {kind === 'station' ? t`${name} (station)` : t`${name} (cast)`}
          </option>
        ))}
        {source && !sources.some(({ id }) => id === source.id) && (
          <option value={source.id}>{t`Deleted station or cast`}</option>
        )}
      </NativeSelect>
    </AppField>
  );
}

/** What is known of the stream of the saved source. */
function SourceHint() {
  const { app, document } = useAppEditor();
  const saved = app.facts.source;
  if (!saved || saved.id !== document.source?.id) return null;
  const isSecure = saved.listenUrl?.startsWith('https://') ?? false;
  const Icon = isSecure ? CircleCheckIcon : CircleAlertIcon;
  return (
    <span className={`flex gap-1.5 ${isSecure ? 'text-live-text' : 'text-silent-text'}`}>
      <Icon className="mt-0.5 flex-none" />
      <span>
        {saved.listenUrl === null ? (
          <Trans>There is no stream to play yet. Phones show “Off air” until there is one.</Trans>
        ) : isSecure ? (
          saved.isOnAir ? (
            <Trans>The stream is encrypted, and on air now.</Trans>
          ) : (
            <Trans>The stream is encrypted. It is off air now.</Trans>
          )
        ) : (
          <Trans>The stream is not encrypted. Phones refuse streams without https.</Trans>
        )}
      </span>
    </span>
  );
}

function StreamFields() {
  const { t } = useLingui();
  const formats = useFormats();
  const { document, change, errorAt } = useAppEditor();
  const { problem, comments } = useFieldFindings({ field: 'streams', language: null });
  const { streams } = document;
  const most = limits.appStreams - 1;
  const set = (place: number, part: Partial<(typeof streams)[number]>) =>
    change({ streams: streams.map((stream, index) => (index === place ? { ...stream, ...part } : stream)) });
  return (
    <AppLanding place={{ field: 'streams', language: null }}>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 flex w-full flex-wrap items-baseline justify-between gap-2 text-14 font-medium">
          <Trans>More streams</Trans>
          <ChangeEffect field="streams" />
        </legend>
        <p className="text-13 text-fg-muted">
          <Trans>
            Listeners choose between them in the app, for example other bitrates or a second program.
          </Trans>
        </p>
        {streams.map(({ name, url }, index) => {
          const number = formats.number(index + 2);
          const error = errorAt(`/streams/${index}`);
          return (
            <div
              className="grid gap-2 rounded-tile border border-border p-3 @min-[34rem]:grid-cols-[12rem_minmax(0,1fr)_auto]"
              // biome-ignore lint/suspicious/noArrayIndexKey: streams have no identity besides their place
              key={index}
            >
              <Input
                aria-label={t`Name of stream ${number}`}
                dir="auto"
                maxLength={limits.appStreamName}
                onChange={({ currentTarget }) => set(index, { name: currentTarget.value })}
                placeholder={t`Name`}
                value={name}
              />
              <Input
                aria-invalid={error !== undefined || undefined}
                aria-label={t`Address of stream ${number}`}
                dir="ltr"
                inputMode="url"
                onChange={({ currentTarget }) => set(index, { url: currentTarget.value })}
                placeholder="https://"
                value={url}
              />
              <IconButton
                aria-label={t`Remove stream ${number}`}
                onClick={() => change({ streams: streams.toSpliced(index, 1) })}
              >
                <Trash2Icon />
              </IconButton>
              {error && <p className="text-13 text-danger-text @min-[34rem]:col-span-3">{error}</p>}
            </div>
          );
        })}
        {problem && <p className="text-13 text-danger-text">{problem}</p>}
        <Button
          className="justify-self-start"
          disabled={streams.length >= most}
          onClick={() => change({ streams: [...streams, { name: '', url: '' }] })}
          size="sm"
        >
          <PlusIcon />
          <Trans>Add stream</Trans>
        </Button>
      </fieldset>
      {comments}
    </AppLanding>
  );
}
