import { Trans, useLingui } from '@lingui/react/macro';
import { type AllowedNetwork, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CircleAlertIcon, PlusIcon } from '@unmuted/ui/icons';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { NetworkException } from '#/features/cast/geoblocking/network-exception.tsx';
import type { NetworkFault } from '#/features/cast/geoblocking/rules.schema.ts';
import { useLineEditing } from '#/features/cast/geoblocking/use-line-editing.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface NetworkExceptionsProps {
  lines: readonly AllowedNetwork[];
  /** One entry per line. */
  faults: readonly (NetworkFault | null)[];
  isTooMany: boolean;
  isFixed: boolean;
  onChange: (lines: readonly AllowedNetwork[]) => void;
}

/** Addresses exempt from the rules, one per line. A pasted list is split into lines. */
export function NetworkExceptions({ lines, faults, isTooMany, isFixed, onChange }: NetworkExceptionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { listRef, addRef, edit } = useLineEditing(lines, onChange);
  const used = formats.number(lines.filter(({ network }) => network.trim() !== '').length);
  const max = formats.number(limits.allowedNetworks);
  return (
    <SettingsSection
      level={2}
      title={<Trans>Always allowed</Trans>}
      description={
        <Trans>
          Addresses exempt from the rules, such as your office. {used} of {max} used.
        </Trans>
      }
    >
      <div className="grid gap-3">
        {lines.length > 0 && (
          <ul className="grid gap-4 md:gap-2" aria-label={t`Always allowed addresses`} ref={listRef}>
            {lines.map((line, index) => (
              <NetworkException
                fault={faults[index] ?? null}
                isFixed={isFixed}
                // Lines have no identity other than their position.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                line={line}
                number={index + 1}
                onChange={(part) => edit.replace(index, [{ ...line, ...part }])}
                onEnter={() => edit.insert(index + 1)}
                onPaste={(text) => edit.paste(index, text)}
                onRemove={() => edit.remove(index)}
              />
            ))}
          </ul>
        )}
        {isTooMany && (
          <p className="flex gap-1.5 text-13 text-danger-text" role="alert">
            <CircleAlertIcon className="mt-0.5" />
            <Trans>Maximum {max}. Remove some.</Trans>
          </p>
        )}
        <Button
          className="justify-self-start"
          disabled={isFixed || lines.length >= limits.allowedNetworks}
          onClick={() => edit.insert(lines.length)}
          ref={addRef}
          size="sm"
          variant="secondary"
        >
          <PlusIcon />
          <Trans>Add an address</Trans>
        </Button>
      </div>
    </SettingsSection>
  );
}
