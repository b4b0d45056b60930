import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { CircleAlertIcon, Trash2Icon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { useId, useState } from 'react';
import { WideWords } from '#/features/cast/components/wide-words.tsx';
import { type NetworkFault, wideNetworks } from '#/features/cast/geo-rules.schema.ts';

export interface GeoExceptionProps {
  network: string;
  /** Which line it is, counted from one. */
  number: number;
  fault: NetworkFault | null;
  isFixed: boolean;
  onChange: (text: string) => void;
  /** A line below it is wanted. */
  onEnter: () => void;
  /** Gives whether the text was taken; if not, it is pasted as always. */
  onPaste: (text: string) => boolean;
  onRemove: () => void;
}

/** One address or network; what is wrong with it is said once its line is left. */
export function GeoException(props: GeoExceptionProps) {
  const { network, number, fault, isFixed, onChange, onEnter, onPaste, onRemove } = props;
  const { t } = useLingui();
  const [isEdited, setEdited] = useState(false);
  const id = useId();
  const [wide] = wideNetworks([network]);
  const isWrong = !isEdited && fault !== null;
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center gap-1">
        <Input
          aria-describedby={id}
          aria-invalid={isWrong || undefined}
          aria-label={t`Address or network ${number}`}
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          dir="ltr"
          maxLength={49}
          onBlur={() => setEdited(false)}
          onChange={({ currentTarget }) => {
            setEdited(true);
            onChange(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && network.trim() !== '') onEnter();
            else if (event.key === 'Backspace' && network === '') onRemove();
            else return;
            event.preventDefault();
          }}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
          }}
          spellCheck={false}
          value={network}
        />
        <IconButton
          aria-label={network.trim() === '' ? t`Remove line ${number}` : t`Remove ${network}`}
          disabled={isFixed}
          onClick={onRemove}
        >
          <Trash2Icon />
        </IconButton>
      </div>
      <p className="flex gap-1.5 text-13 empty:hidden" id={id}>
        {isWrong && (
          <span className="flex gap-1.5 text-danger-text">
            <CircleAlertIcon className="mt-0.5 flex-none" />
            <FaultWords fault={fault} />
          </span>
        )}
        {wide && (
          <span className="flex gap-1.5 text-silent-text">
            <TriangleAlertIcon className="mt-0.5 flex-none" />
            <WideWords network={wide} />
          </span>
        )}
      </p>
    </li>
  );
}

function FaultWords({ fault }: { fault: NetworkFault }) {
  return fault === 'twice' ? (
    <Trans>This stands here twice.</Trans>
  ) : (
    <Trans>This is no address and no network, such as 203.0.113.7 or 203.0.113.0/24.</Trans>
  );
}
