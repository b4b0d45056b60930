import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Tag } from '@unmuted/ui/tag';
import { useRef, useState } from 'react';
import { parseSite } from '#/features/cast/widgets/parse-site.ts';

export interface SitesFieldProps {
  sites: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (sites: string[]) => void;
}

/** A list of sites: accepts origins, page URLs and host names. */
export function SitesField({ sites, error, disabled, onChange }: SitesFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = sites.length >= limits.widgetSites;

  function add(typed: string) {
    const coming = typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parseSite);
    setText('');
    if (coming.length) onChange([...new Set([...sites, ...coming])].slice(0, limits.widgetSites));
  }

  return (
    <Field
      error={error}
      hint={
        <Trans>
          For example radio.example or https://*.radio.example. Press Enter or comma to add. Leave empty to
          allow all sites.
        </Trans>
      }
      label={<Trans>Sites</Trans>}
      optional
    >
      {sites.length > 0 && (
        <ul aria-label={t`Allowed sites`} className="flex flex-wrap gap-1.5">
          {sites.map((site) => (
            <li className="min-w-0" key={site}>
              <Tag
                disabled={disabled}
                onRemove={() => {
                  onChange(sites.filter((each) => each !== site));
                  input.current?.focus();
                }}
              >
                {site}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <Input
        dir="ltr"
        inputMode="url"
        maxLength={300}
        onBlur={() => add(text)}
        onChange={({ currentTarget: { value } }) => (value.includes(',') ? add(value) : setText(value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          add(text);
        }}
        readOnly={isFull}
        ref={input}
        value={text}
      />
    </Field>
  );
}
