import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteText } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Switch } from '@unmuted/ui/switch';
import { Textarea } from '@unmuted/ui/textarea';
import type { ReactNode } from 'react';
import { withText } from '#/features/onepage/editor/document-edits.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { localeNames } from '#/i18n/locales.ts';

interface CommonProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Of the value in the document. */
  pointer: string;
  max?: number;
  /** Several lines. */
  isLong?: boolean;
  placeholder?: string | undefined;
  /** What the checks miss here while it is empty; they lead here. */
  problem?: string | undefined;
}

export interface PlainFieldProps extends CommonProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'time';
}

/** A field for one text. */
export function PlainField(props: PlainFieldProps) {
  const { label, hint, pointer, max, isLong = false, value, onChange, type = 'text', problem } = props;
  const { canEdit, errorAt } = useEditor();
  const common = {
    dir: type === 'text' ? 'auto' : 'ltr',
    'data-problem': problem,
    placeholder: props.placeholder,
    readOnly: !canEdit,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <Field
      count={max === undefined ? undefined : { used: value.length, max }}
      error={props.error ?? errorAt(pointer)}
      hint={hint}
      label={label}
    >
      {isLong ? <Textarea {...common} /> : <Input autoComplete="off" type={type} {...common} />}
    </Field>
  );
}

export interface TextFieldProps extends Omit<CommonProps, 'problem'> {
  text: SiteText;
  onChange: (text: SiteText) => void;
  /** Replaces `translation_missing`. */
  missing?: string | undefined;
}

/** A field for a text in the language of the preview; the first language stands in for a missing one. */
export function TextField({ text, onChange, pointer, placeholder, missing, ...rest }: TextFieldProps) {
  const { document, language } = useEditor();
  const [first = 'en'] = document.languages;
  const value = text[language] ?? '';
  const fallback = language === first ? '' : (text[first] ?? '');
  return (
    <PlainField
      {...rest}
      label={
        document.languages.length > 1 ? (
          <>
            {rest.label}{' '}
            <span className="text-13 font-normal text-fg-muted" lang={language}>
              {localeNames[language]}
            </span>
          </>
        ) : (
          rest.label
        )
      }
      onChange={(changed) => onChange(withText(text, language, changed))}
      placeholder={fallback || placeholder}
      pointer={`${pointer}/${language}`}
      problem={value === '' ? (missing ?? (fallback ? 'translation_missing' : undefined)) : undefined}
      value={value}
    />
  );
}

export interface LinkFieldProps {
  label?: ReactNode;
  hint?: ReactNode;
  pointer: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for the address of a page. */
export function LinkField({ label, value, pointer, ...rest }: LinkFieldProps) {
  const { t } = useLingui();
  const { errorAt } = useEditor();
  return (
    <PlainField
      {...rest}
      error={errorAt(pointer) && t`Enter an address that begins with https://`}
      label={label ?? <Trans context="an address on the web">Link</Trans>}
      placeholder="https://"
      pointer={pointer}
      problem={value === '' ? 'link_missing' : undefined}
      type="url"
      value={value}
    />
  );
}

export interface SwitchFieldProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchField({ checked, onChange, ...rest }: SwitchFieldProps) {
  const { canEdit } = useEditor();
  return (
    <Switch
      {...rest}
      checked={checked}
      disabled={!canEdit}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** Fields that belong together, below a line. */
export function FieldGroup({
  title,
  action,
  children,
}: {
  title?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-4 border-t border-border px-4 py-4 first:border-t-0 md:px-5">
      {title !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h3 className="text-14 font-semibold">{title}</h3>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}
