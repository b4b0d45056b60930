import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NowPlayingSettings, TitleRule } from '@unmuted/api';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { isSame } from '#/components/form/form-values.ts';
import { charsetNames, sourceNames } from '#/features/station/now-playing/now-playing.messages.ts';
import { bodyOf, type NowPlayingDraft } from '#/features/station/now-playing/now-playing.schema.ts';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Body = ReturnType<typeof bodyOf>;
const keysOf = (body: Body) => Object.keys(body) as (keyof Body)[];
/** Settings whose values are too long for a sentence. */
const isLong = (key: keyof Body) => key === 'rules' || key === 'ignore' || key === 'feed';

/** The changes for the save bar, and the fields of a version conflict. */
export function useSettingsChanges({ base, draft, theirs, isDirty }: SettingsFormState): {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
} {
  const labels = useLabels();
  const textOf = useValueTexts();
  const nothing = <Trans context="setting">nothing</Trans>;
  const differing = (one: NowPlayingDraft, other: NowPlayingDraft) => {
    const mine = bodyOf(one);
    const theirBody = bodyOf(other);
    return keysOf(mine)
      .filter((key) => !isSame(mine[key], theirBody[key]))
      .map((key) => ({
        id: key,
        label: labels[key],
        mine: textOf(key, mine),
        theirs: textOf(key, theirBody),
        // Long lists are counted in a sentence, and shown in full to resolve a conflict.
        count: Array.isArray(mine[key]) ? mine[key].length : null,
      }));
  };
  return {
    changes: isDirty
      ? differing(draft, base).map(({ id, label, mine, theirs: before, count }) => {
          const was = before ?? nothing;
          const is = mine ?? nothing;
          if (count !== null)
            return <Plural key={id} one={`${label}: # entry`} other={`${label}: # entries`} value={count} />;
          if (isLong(id)) return label;
          return (
            <Trans key={id}>
              {label}: {was} to {is}
            </Trans>
          );
        })
      : [],
    conflict: theirs && differing(draft, theirs),
  };
}

function useLabels(): Record<keyof Body, string> {
  const { t } = useLingui();
  return {
    source: t`Source of songs`,
    feed: t`Page of the playout software`,
    charset: t`Character set`,
    order: t`Order`,
    separator: t`Separator`,
    rules: t`Rules`,
    ignore: t`Ignored texts`,
    delayS: t`Delay`,
    minSongS: t`Shortest text`,
    looksUpCovers: t`Covers from MusicBrainz`,
    isPaused: t({ message: 'Paused', context: 'setting' }),
  };
}

/** The value of a setting as text; null for none. */
export function useValueTexts() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const ruleText = ({ pattern, replacement, isRegex, isEnabled }: TitleRule) => {
    const notes = [isRegex && t`regular expression`, !isEnabled && t({ message: 'off', context: 'rule' })];
    return [`“${pattern}” → “${replacement}”`, ...notes.filter((note) => note !== false)].join(', ');
  };
  return (key: keyof Body, body: Body): string | null => {
    switch (key) {
      case 'source':
        return i18n._(sourceNames[body.source]);
      case 'charset':
        return charsetText(body.charset);
      case 'order':
        return body.order === 'artist-title' ? t`Artist, then title` : t`Title, then artist`;
      case 'separator':
        return body.separator === null
          ? t({ message: 'Automatic', context: 'separator' })
          : `“${body.separator}”`;
      case 'rules':
        return body.rules.map(ruleText).join('\n') || null;
      case 'ignore':
        return body.ignore.join('\n') || null;
      case 'feed':
        return body.feed && Object.values(body.feed).filter(Boolean).join('\n');
      case 'delayS':
      case 'minSongS':
        return secondsText(body[key]);
      default:
        return body[key] ? t`Yes` : t`No`;
    }
  };

  function secondsText(value: number | null): string | null {
    if (value === null) return null;
    const amount = formats.number(value);
    return t`${amount} s`;
  }

  function charsetText(charset: NowPlayingSettings['charset']): string {
    return charset === 'auto' ? t({ message: 'Automatic', context: 'character set' }) : charsetNames[charset];
  }
}
