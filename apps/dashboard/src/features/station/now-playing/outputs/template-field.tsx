import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits, type SongOutputKind } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import type { OutputFormState } from '#/features/station/now-playing/outputs/output-values.ts';
import { markupHints } from '#/features/station/now-playing/outputs/post-texts.ts';

const placeholders = [
  ['%title%', msg({ message: 'Title', context: 'of a song' })],
  ['%artist%', msg`Artist`],
  ['%album%', msg`Album`],
  ['%station%', msg`Station`],
] as const satisfies readonly (readonly [string, MessageDescriptor])[];

interface TemplateFieldProps {
  form: OutputFormState;
  kind: SongOutputKind;
}

/** The text of the posts, with buttons that insert placeholders at the cursor. */
export function TemplateField({ form: { control, errorOf }, kind }: TemplateFieldProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = markupHints[kind];
  return (
    <Controller
      control={control}
      name="template"
      render={({ field }) => {
        const insert = (placeholder: string) => {
          const { selectionStart = field.value.length, selectionEnd = selectionStart } = area.current ?? {};
          const before = field.value.slice(0, selectionStart) + placeholder;
          field.onChange(before + field.value.slice(selectionEnd));
          const { current } = area;
          current?.focus();
          // After React has written the value.
          requestAnimationFrame(() => current?.setSelectionRange(before.length, before.length));
        };
        return (
          <div className="grid gap-2">
            <Field
              error={errorOf('template', {
                pattern: t`Use %title% or %artist%, and no other placeholders than those below.`,
                length: t`This text leaves no room for a song.`,
              })}
              hint={
                marks ? (
                  <Trans>
                    Formatting: <code dir="ltr">{marks}</code>
                  </Trans>
                ) : (
                  kind !== 'webhook' && <Trans>Tags and links in this text can be followed.</Trans>
                )
              }
              label={<Trans>Text</Trans>}
            >
              <Textarea
                maxLength={limits.songOutputTemplate}
                maxRows={6}
                minRows={2}
                name={field.name}
                onBlur={field.onBlur}
                onChange={field.onChange}
                ref={(element) => {
                  area.current = element;
                  field.ref(element);
                }}
                spellCheck={false}
                value={field.value}
              />
            </Field>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in all browsers */}
            <div aria-label={t`Insert`} className="flex flex-wrap gap-2" role="group">
              {placeholders.map(([placeholder, name]) => (
                <Button key={placeholder} onClick={() => insert(placeholder)} size="sm">
                  {i18n._(name)}
                </Button>
              ))}
            </div>
          </div>
        );
      }}
    />
  );
}
