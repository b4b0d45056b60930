import { Trans, useLingui } from '@lingui/react/macro';
import { type AllowedNetwork, limits } from '@unmuted/api';
import { IconButton } from '@unmuted/ui/icon-button';
import { CircleAlertIcon, Trash2Icon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { NetworkSizeWarning } from '#/features/cast/geoblocking/network-size-warning.tsx';
import { isEmptyLine, type NetworkFault, wideNetworks } from '#/features/cast/geoblocking/rules.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface NetworkExceptionProps {
  line: AllowedNetwork;
  /** Line number, starting at 1. */
  number: number;
  fault: NetworkFault | null;
  isFixed: boolean;
  onChange: (part: Partial<AllowedNetwork>) => void;
  /** Called to add a line below this one. */
  onEnter: () => void;
  /** Returns whether the paste was handled; otherwise the browser's default applies. */
  onPaste: (text: string) => boolean;
  onRemove: () => void;
}

/** One address or network with its note. Validation errors appear when the line loses focus. */
export function NetworkException(props: NetworkExceptionProps) {
  const { line, number, fault, isFixed, onPaste, onRemove } = props;
  const { network, note } = line;
  const { t } = useLingui();
  const { visibleFault, change, inputProps } = useNetworkLine(props);
  const id = useId();
  const [wide] = wideNetworks([network]);
  return (
    <li className="grid gap-1.5">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-1 md:grid-cols-[6fr_5fr]">
          <Input
            {...inputProps}
            aria-describedby={id}
            aria-invalid={(visibleFault !== null && visibleFault !== 'note') || undefined}
            aria-label={t`Address or network ${number}`}
            autoCapitalize="none"
            autoComplete="off"
            className="font-mono"
            dir="ltr"
            maxLength={49}
            onChange={({ currentTarget }) => change({ network: currentTarget.value })}
            onPaste={(event) => {
              if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
            }}
            spellCheck={false}
            value={network}
          />
          <Input
            {...inputProps}
            aria-describedby={isOfNote(fault) ? id : undefined}
            aria-invalid={visibleFault === 'note' || undefined}
            aria-label={t`Note on address or network ${number}`}
            autoComplete="off"
            dir="auto"
            maxLength={limits.exceptionNote}
            // Replaces control characters such as tabs with spaces.
            onChange={({ currentTarget }) => change({ note: currentTarget.value.replace(/\p{Cc}+/gu, ' ') })}
            placeholder={t`Office in Berlin`}
            value={note}
          />
        </div>
        <IconButton
          aria-label={network.trim() === '' ? t`Remove line ${number}` : t`Remove ${network}`}
          disabled={isFixed}
          onClick={onRemove}
        >
          <Trash2Icon />
        </IconButton>
      </div>
      <p className="flex gap-1.5 text-13 empty:hidden" id={id}>
        {visibleFault && (
          <span className="flex gap-1.5 text-danger-text">
            <CircleAlertIcon className="mt-0.5 flex-none" />
            <NetworkFaultMessage fault={visibleFault} />
          </span>
        )}
        {wide && (
          <span className="flex gap-1.5 text-silent-text">
            <TriangleAlertIcon className="mt-0.5 flex-none" />
            <NetworkSizeWarning network={wide} />
          </span>
        )}
      </p>
    </li>
  );
}

/** Whether a fault concerns the note, and is hidden while the note is edited. */
const isOfNote = (fault: NetworkFault | null) => fault === 'note' || fault === 'missing';

type NetworkLineOptions = Pick<NetworkExceptionProps, 'line' | 'fault' | 'onChange' | 'onEnter' | 'onRemove'>;

/** The keys of a line, and its fault, which is hidden while the field that it concerns is edited. */
function useNetworkLine({ line, fault, onChange, onEnter, onRemove }: NetworkLineOptions) {
  const [edited, setEdited] = useState<keyof AllowedNetwork | null>(null);
  const isHidden = edited === 'network' || (edited === 'note' && isOfNote(fault));
  const change = (part: Partial<AllowedNetwork>) => {
    setEdited('note' in part ? 'note' : 'network');
    onChange(part);
  };
  /** Moving between the note and the address does not leave the line. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const stays = currentTarget.parentElement?.contains(relatedTarget);
    setEdited((current) => (stays && current === 'note' ? current : null));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isEmptyLine(line)) onEnter();
    else if (event.key === 'Backspace' && line.network === '' && line.note === '') onRemove();
    else return;
    event.preventDefault();
  }
  return { visibleFault: isHidden ? null : fault, change, inputProps: { onBlur, onKeyDown } };
}

/** Explains what is wrong with an exception and how to fix it. */
function NetworkFaultMessage({ fault }: { fault: NetworkFault }) {
  const formats = useFormats();
  const max = formats.number(limits.exceptionNote);
  if (fault === 'duplicate') return <Trans>Already added.</Trans>;
  if (fault === 'missing') return <Trans>This note has no address. Enter one or remove the line.</Trans>;
  if (fault === 'note')
    return <Trans>Notes can have up to {max} characters and no control characters.</Trans>;
  return <Trans>Enter an IP address or network, such as 203.0.113.7 or 203.0.113.0/24.</Trans>;
}
