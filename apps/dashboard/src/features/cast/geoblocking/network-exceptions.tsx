import { Trans, useLingui } from '@lingui/react/macro';
import { type AllowedNetwork, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CircleAlertIcon, PlusIcon } from '@unmuted/ui/icons';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useEffect, useRef } from 'react';
import { NetworkException } from '#/features/cast/geoblocking/network-exception.tsx';
import {
  emptyLine,
  isEmptyLine,
  type NetworkFault,
  splitNetworks,
} from '#/features/cast/geoblocking/rules.schema.ts';
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
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Index of the line to focus after the next render; -1 focuses the button below the lines. */
  const next = useRef<number>(null);
  const used = formats.number(lines.filter(({ network }) => network.trim() !== '').length);
  const max = formats.number(limits.allowedNetworks);

  useEffect(() => {
    if (next.current === null) return;
    const line = list.current?.children[next.current]?.querySelector('input');
    (line ?? add.current)?.focus();
    next.current = null;
  });

  function replace(index: number, by: readonly AllowedNetwork[]) {
    onChange(lines.toSpliced(index, 1, ...by));
  }
  function remove(index: number) {
    replace(index, []);
    next.current = Math.min(index, lines.length - 2);
  }
  function insert(index: number) {
    onChange(lines.toSpliced(index, 0, emptyLine));
    next.current = index;
  }
  /** Skips networks that are already listed; notes stay on their lines. */
  function paste(index: number, text: string): boolean {
    const parts = splitNetworks(text);
    const line = lines[index];
    if (parts.length < 2 || !line) return false;
    const known = new Set(lines.map(({ network }) => network.trim()));
    const added = [...new Set(parts.filter((part) => !known.has(part)))];
    const networks = line.network.trim() === '' ? added : [line.network.trim(), ...added];
    const pasted = networks.map((network, place) => ({ network, note: place === 0 ? line.note : '' }));
    const result = pasted.length > 0 || isEmptyLine(line) ? pasted : [line];
    replace(index, result);
    next.current = index + result.length - 1;
    return true;
  }

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
          <ul className="grid gap-4 md:gap-2" aria-label={t`Always allowed addresses`} ref={list}>
            {lines.map((line, index) => (
              <NetworkException
                fault={faults[index] ?? null}
                isFixed={isFixed}
                // Lines have no identity other than their position.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                line={line}
                number={index + 1}
                onChange={(part) => replace(index, [{ ...line, ...part }])}
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
            <Trans>Maximum {max}. Remove some.</Trans>
          </p>
        )}
        <Button
          className="justify-self-start"
          disabled={isFixed || lines.length >= limits.allowedNetworks}
          onClick={() => insert(lines.length)}
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
