import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CircleAlertIcon, PlusIcon } from '@unmuted/ui/icons';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useEffect, useRef } from 'react';
import { GeoException } from '#/features/cast/components/geo-exception.tsx';
import { filledOf, type NetworkFault, splitNetworks } from '#/features/cast/geo-rules.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface GeoExceptionsProps {
  networks: readonly string[];
  /** One entry a line. */
  faults: readonly (NetworkFault | null)[];
  isTooMany: boolean;
  isFixed: boolean;
  onChange: (networks: readonly string[]) => void;
}

/** Addresses that skip the rules, one a line. Several that are pasted at once become a line each. */
export function GeoExceptions({ networks, faults, isTooMany, isFixed, onChange }: GeoExceptionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The line that takes the focus once it is there; −1: the button below the lines. */
  const next = useRef<number>(null);
  const used = formats.number(filledOf(networks).length);
  const max = formats.number(limits.allowedNetworks);

  useEffect(() => {
    if (next.current === null) return;
    const line = list.current?.querySelectorAll('input')[next.current];
    (line ?? add.current)?.focus();
    next.current = null;
  });

  function replace(index: number, lines: readonly string[]) {
    onChange(networks.toSpliced(index, 1, ...lines));
  }
  function remove(index: number) {
    replace(index, []);
    next.current = Math.min(index, networks.length - 2);
  }
  function insert(index: number) {
    onChange(networks.toSpliced(index, 0, ''));
    next.current = index;
  }
  /** What is there already is not written a second time. */
  function paste(index: number, text: string): boolean {
    const known = new Set(networks.map((line) => line.trim()));
    const parts = splitNetworks(text);
    if (parts.length < 2) return false;
    const own = networks[index]?.trim() ?? '';
    const lines = [...(own ? [own] : []), ...new Set(parts.filter((part) => !known.has(part)))];
    replace(index, lines);
    next.current = index + lines.length - 1;
    return true;
  }

  return (
    <SettingsSection
      level={2}
      title={<Trans>Always allowed</Trans>}
      description={
        <Trans>
          Addresses that skip the rule, such as an office. {used} of {max} used.
        </Trans>
      }
    >
      <div className="grid gap-3">
        {networks.length > 0 && (
          <ul className="grid gap-2" aria-label={t`Always allowed addresses`} ref={list}>
            {networks.map((network, index) => (
              <GeoException
                fault={faults[index] ?? null}
                isFixed={isFixed}
                // A line has no name of its own but its place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                network={network}
                number={index + 1}
                onChange={(text) => replace(index, [text])}
                onEnter={() => insert(index + 1)}
                onPaste={(text) => paste(index, text)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        {isTooMany && (
          <p className="flex gap-1.5 text-13 text-danger-text" role="alert">
            <CircleAlertIcon className="mt-0.5" />
            <Trans>There may be {max} at most: remove some.</Trans>
          </p>
        )}
        <Button
          className="justify-self-start"
          disabled={isFixed || networks.length >= limits.allowedNetworks}
          onClick={() => insert(networks.length)}
          ref={add}
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
