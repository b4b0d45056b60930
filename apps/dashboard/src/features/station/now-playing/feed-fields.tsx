import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type NowPlaying } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NumberInput } from '@unmuted/ui/number-input';
import type { ReactNode } from 'react';
import { FeedStatus } from '#/features/station/now-playing/feed-status.tsx';
import type { FeedDraft } from '#/features/station/now-playing/now-playing.schema.ts';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';

interface FeedFieldsProps {
  form: SettingsFormState;
  now: NowPlaying;
}

/** The page of the playout software, and where the fields are in it. */
export function FeedFields({ form, now }: FeedFieldsProps) {
  const { t } = useLingui();
  const { draft, change, errorOf } = form;
  const { feed, source } = draft;
  const set = (part: Partial<FeedDraft>) => change({ feed: { ...feed, ...part } });
  const example =
    source === 'json' ? (
      <Trans>
        Such as <code>now.title</code> or <code>songs[0].title</code>.
      </Trans>
    ) : (
      <Trans>
        The elements from the root, such as <code>playlist.song[0].title</code>.
      </Trans>
    );
  return (
    <div className="grid gap-5">
      <Field
        error={errorOf('/feed/url')}
        hint={<Trans>Public, without a user name or password.</Trans>}
        label={<Trans>Address of the page</Trans>}
        required
      >
        <Input
          dir="ltr"
          inputMode="url"
          onChange={({ currentTarget }) => set({ url: currentTarget.value })}
          placeholder="https://"
          value={feed.url}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <PathField
          error={errorOf('/feed/titlePath')}
          hint={example}
          isRequired
          label={<Trans>Path of the title</Trans>}
          onChange={(titlePath) => set({ titlePath })}
          value={feed.titlePath}
        />
        <PathField
          error={errorOf('/feed/artistPath')}
          hint={<Trans>Leave it empty if the title contains the artist.</Trans>}
          label={<Trans>Path of the artist</Trans>}
          onChange={(artistPath) => set({ artistPath })}
          value={feed.artistPath}
        />
        <PathField
          error={errorOf('/feed/albumPath')}
          label={<Trans>Path of the album</Trans>}
          onChange={(albumPath) => set({ albumPath })}
          value={feed.albumPath}
        />
        <Field error={errorOf('/feed/pollS')} label={<Trans>Read the page every</Trans>}>
          <NumberInput
            max={limits.feedPollMaxS}
            min={limits.feedPollMinS}
            onValueChange={(pollS) => set({ pollS })}
            stepper
            unit={t({ message: 's', context: 'unit of seconds' })}
            value={feed.pollS}
          />
        </Field>
      </div>
      {now.feed && <FeedStatus feed={now.feed} />}
    </div>
  );
}

interface PathFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  isRequired?: boolean;
  value: string;
  onChange: (value: string) => void;
}

function PathField({ label, hint, error, isRequired = false, value, onChange }: PathFieldProps) {
  return (
    <Field
      error={error && <Trans>Names separated by dots, with indexes in brackets.</Trans>}
      hint={hint}
      label={label}
      optional={!isRequired}
      required={isRequired}
    >
      <Input
        className="font-mono"
        dir="ltr"
        maxLength={limits.fieldPath}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        spellCheck={false}
        value={value}
      />
    </Field>
  );
}
