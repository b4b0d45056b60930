import { Trans, useLingui } from '@lingui/react/macro';
import type { CastStream, StreamSetting } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { StreamPassword } from '#/features/cast/overview/source-password.tsx';
import { bitrateOptions } from '#/features/cast/settings/stream-edits.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface StreamFieldsProps {
  stream: StreamSetting;
  /** The engine's state of the stream; undefined for a new one. */
  live: CastStream | undefined;
  index: number;
  count: number;
  codecs: readonly StreamSetting['codec'][];
  bitrateLimit: number;
  isFixed: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<StreamSetting>) => void;
  onPrimary: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Fields of one stream: name, mount and format, whether it is the primary, and its source password. */
export function StreamFields(props: StreamFieldsProps) {
  const { stream, live, index, count, codecs, bitrateLimit, isFixed, errorOf, onChange } = props;
  const { name, isPrimary } = stream;
  return (
    <SettingsSection
      description={
        <StreamActions
          count={count}
          index={index}
          isFixed={isFixed}
          name={name}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      }
      title={<bdi>{name}</bdi>}
    >
      <fieldset className="grid gap-5 md:grid-cols-2" disabled={isFixed}>
        <AddressFields errorOf={errorOf} onChange={onChange} stream={stream} />
        <FormatFields
          bitrateLimit={bitrateLimit}
          codecs={codecs}
          errorOf={errorOf}
          onChange={onChange}
          stream={stream}
        />
      </fieldset>
      <Checkbox
        checked={isPrimary}
        description={<Trans>Its title is shown as the title of the cast, and links lead to it.</Trans>}
        // A cast always has a primary; select another stream to change it.
        disabled={isFixed || isPrimary}
        label={<Trans>Primary stream</Trans>}
        onChange={props.onPrimary}
      />
      <div className="grid gap-1.5">
        <p className="text-13 font-medium">
          <Trans>Source password</Trans>
        </p>
        {live ? (
          <StreamPassword stream={live} />
        ) : (
          <p className="text-13 text-fg-muted">
            <Trans>It’s generated when you save the stream.</Trans>
          </p>
        )}
      </div>
    </SettingsSection>
  );
}

type StreamActionsProps = Pick<StreamFieldsProps, 'index' | 'count' | 'isFixed' | 'onMove' | 'onRemove'> & {
  name: string;
};

/** Buttons that move a stream up or down or remove it. */
function StreamActions({ name, index, count, isFixed, onMove, onRemove }: StreamActionsProps) {
  const { t } = useLingui();
  return (
    <span className="flex gap-1 pt-1">
      <IconButton
        aria-label={t`Move ${name} up`}
        disabled={isFixed || index === 0}
        onClick={() => onMove(-1)}
        size="sm"
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={t`Move ${name} down`}
        disabled={isFixed || index === count - 1}
        onClick={() => onMove(1)}
        size="sm"
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton
        aria-label={t`Remove the stream ${name}`}
        disabled={isFixed || count === 1}
        onClick={onRemove}
        size="sm"
      >
        <Trash2Icon />
      </IconButton>
    </span>
  );
}

type StreamPartProps = Pick<StreamFieldsProps, 'stream' | 'errorOf' | 'onChange'>;

/** The name that listeners see and the mount that encoders and players connect to. */
function AddressFields({ stream: { name, mount }, errorOf, onChange }: StreamPartProps) {
  return (
    <>
      <Field error={errorOf('name')} label={<Trans>Name</Trans>}>
        <Input
          maxLength={40}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          value={name}
        />
      </Field>
      <Field error={errorOf('mount')} label={<Trans>Mount</Trans>}>
        <Input
          className="font-mono"
          dir="ltr"
          maxLength={128}
          onChange={({ currentTarget }) => onChange({ mount: currentTarget.value })}
          value={mount}
        />
      </Field>
    </>
  );
}

type FormatFieldsProps = StreamPartProps & Pick<StreamFieldsProps, 'codecs' | 'bitrateLimit'>;

/** The codec and its bitrate; lossless codecs have none. */
function FormatFields({ stream, codecs, bitrateLimit, errorOf, onChange }: FormatFieldsProps) {
  const formats = useFormats();
  const { codec, bitrate } = stream;
  function changeCodec(value: string) {
    const next = codecs.find((each) => each === value) ?? codec;
    onChange({
      codec: next,
      bitrate: next === 'flac' ? null : (bitrate ?? Math.min(128, bitrateLimit)),
    });
  }
  return (
    <>
      <Field error={errorOf('codec')} label={<Trans>Codec</Trans>}>
        <NativeSelect onChange={({ currentTarget }) => changeCodec(currentTarget.value)} value={codec}>
          {[...new Set([...codecs, codec])].map((each) => (
            <option key={each} value={each}>
              {each.toUpperCase()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {bitrate !== null && (
        <Field error={errorOf('bitrate')} label={<Trans>Bitrate</Trans>}>
          <NativeSelect
            onChange={({ currentTarget }) => onChange({ bitrate: Number(currentTarget.value) })}
            value={String(bitrate)}
          >
            {bitrateOptions(bitrate, bitrateLimit).map((rate) => (
              <option key={rate} value={rate}>
                {`${formats.number(rate)} kbps`}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </>
  );
}
