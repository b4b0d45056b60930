import { useLingui } from '@lingui/react/macro';
import type { CastSection, StreamSetting } from '@unmuted/api';
import type { FieldChange } from '@unmuted/ui/diff-view';
import { streamChanges } from '#/features/cast/settings/stream-changes.ts';
import { countryName, languageName } from '#/i18n/names.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The values of any section, keyed as in the contract. */
type Values = Readonly<Record<string, unknown>>;

/** Formats setting names and values for the diff, the history and conflicts. */
export function useSettingMessages() {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const sections = useSectionNames();
  const { streamText, valueText } = useValueMessages();
  const streamMessages = { textOf: streamText, unnamed: labels.streams, order: t`Order` };

  /** Lists streams individually because each has several values; other settings are one change each. */
  function changesOf(was: object, is: object, nameOfStream = (id: string) => id): FieldChange[] {
    const before: Values = { ...was };
    const after: Values = { ...is };
    return Object.keys(after).flatMap((key) => {
      if (JSON.stringify(before[key]) === JSON.stringify(after[key])) return [];
      if (key === 'streams')
        return streamChanges(before[key] as StreamSetting[], after[key] as StreamSetting[], streamMessages);
      return [
        {
          id: key,
          label: labels[key] ?? key,
          before: valueText(key, before[key], nameOfStream),
          after: valueText(key, after[key], nameOfStream),
        },
      ];
    });
  }

  return { labels, sections, valueText, changesOf };
}

/** The name of each setting by its key in the contract. */
function useSettingLabels(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    description: t`Description`,
    genres: t`Genres`,
    language: t`Language`,
    website: t`Website`,
    timeZone: t`Time zone`,
    streams: t`Streams`,
    maxListenS: t`Maximum listening time`,
    perAddress: t`Listeners from one address`,
    fallbackStreamId: t`Fallback stream`,
    reconnectHoldS: t`Wait for the source`,
    listenerLimit: t`Listeners at once`,
    streamsLimit: t`Number of streams`,
    bitrateLimit: t`Maximum bitrate`,
    slogan: t`Slogan`,
    country: t`Country`,
    contactEmail: t`Contact email`,
    streamId: t`Listed stream`,
    isPublic: t({ message: 'Public', context: 'listing' }),
  };
}

function useSectionNames(): Readonly<Record<Exclude<CastSection, 'geoblocking'>, string>> {
  const { t } = useLingui();
  return {
    general: t`General`,
    streams: t`Streams`,
    server: t`Server`,
    limits: t`Limits`,
    listing: t`Listing profile`,
  };
}

/** Formats the value of a setting. */
function useValueMessages() {
  const { t, i18n } = useLingui();
  const formats = useFormats();

  function streamText({ name, mount, codec, bitrate, isPrimary }: StreamSetting): string {
    const parts = [name, mount, codec.toUpperCase()];
    if (bitrate !== null) parts.push(`${formats.number(bitrate)} kbps`);
    if (isPrimary) parts.push(t`Primary`);
    return parts.join(' · ');
  }

  /** Returns null for a value that is not set. */
  function valueText(key: string, value: unknown, nameOfStream: (id: string) => string): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (key === 'streams') return (value as StreamSetting[]).map(streamText).join('\n');
    if (key === 'language') return languageName(i18n.locale, String(value));
    if (key === 'country') return countryName(i18n.locale, String(value));
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (key === 'fallbackStreamId' || key === 'streamId') return nameOfStream(String(value));
    if (key === 'bitrateLimit') return `${formats.number(Number(value))} kbps`;
    if (key === 'maxListenS' || key === 'reconnectHoldS')
      return value === 0 ? null : formats.duration(Number(value));
    if (Array.isArray(value)) return value.length ? value.join(', ') : null;
    return typeof value === 'number' ? formats.number(value) : String(value);
  }

  return { streamText, valueText };
}
