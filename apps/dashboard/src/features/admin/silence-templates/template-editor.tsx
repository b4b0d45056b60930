import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AlertTemplate, type ApiClients, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import {
  alertTemplatesKey,
  saveAlertTemplate,
  withTemplate,
} from '#/data/admin-silence/alert-templates.queries.ts';
import { templateWords } from '#/features/admin/silence-templates/template.messages.ts';
import { alertTemplateChange, templateFault } from '#/features/admin/silence-templates/template.schema.ts';
import { TemplatePreview } from '#/features/admin/silence-templates/template-preview.tsx';
import { VariableButtons } from '#/features/admin/silence-templates/variable-buttons.tsx';
import { localeNames } from '#/i18n/locales.ts';

interface Values {
  text: string;
}

/** Edits one text, with a preview of its message. Mount it anew for another text. */
export function TemplateEditor({ api, template }: { api: ApiClients; template: AlertTemplate }) {
  const { i18n } = useI18n();
  const { key, locale } = template;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useTemplateForm(api, template);
  const { draft, theirs } = form;
  const name = i18n._(templateWords[key].name);
  const language = localeNames[locale];
  return (
    <div className="grid min-w-0 content-start gap-4 md:gap-6">
      <EditFormCard
        changes={[name]}
        conflict={
          theirs &&
          [{ id: 'text', label: name, theirs: theirs.text || null, mine: draft.text || null }].filter(
            (text) => text.theirs !== text.mine,
          )
        }
        description={i18n._(templateWords[key].use)}
        effect={<Trans>Applies to the next message in {language}.</Trans>}
        form={form}
        isFixed={false}
        title={name}
      >
        <UnsavedGuard isOfSearch when={form.isDirty} />
        <CardBody className="grid gap-5">
          <TextField field={field} form={form} template={template} />
          <VariableButtons field={field} />
        </CardBody>
      </EditFormCard>
      <TemplatePreview api={api} draft={{ key, locale, text: draft.text }} />
    </div>
  );
}

function useTemplateForm(api: ApiClients, template: AlertTemplate) {
  const { key, locale, standard } = template;
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveAlertTemplate(api, { key, locale }));
  return useEditForm<Values, AlertTemplate, { text: string | null }>({
    name: `alert-template-${key}-${locale}`,
    resource: template,
    valuesOf: ({ text }) => ({ text }),
    schema: alertTemplateChange,
    check: ({ text }) => {
      const fault = templateFault(key, text);
      return fault ? { text: fault } : {};
    },
    toBody: ({ text }) => ({ text: text === standard ? null : text }),
    save: mutateAsync,
    setResource: (resource) => client.setQueryData(alertTemplatesKey, withTemplate(resource)),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Text saved</Trans> }),
  });
}

interface TextFieldProps {
  form: ReturnType<typeof useTemplateForm>;
  field: RefObject<HTMLTextAreaElement | null>;
  template: AlertTemplate;
}

function TextField({ form, field, template: { locale, standard } }: TextFieldProps) {
  const { t } = useLingui();
  const { text } = form.draft;
  const station = '{station}';
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        className="w-full"
        count={{ used: text.length, max: limits.alertTemplate }}
        error={form.errorOf('/text', {
          pattern: t`Use braces only for the variables below.`,
          station_missing: t`Name the station: insert ${station}.`,
        })}
        label={<Trans context="of messages">Text</Trans>}
      >
        <Textarea
          dir="auto"
          lang={locale}
          minRows={2}
          name="text"
          // The text is one line, also if lines are pasted.
          onChange={({ currentTarget: { value } }) => form.change({ text: value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={submitByEnter}
          ref={field}
          value={text}
        />
      </Field>
      {text !== standard && (
        <>
          <p className="text-13 text-fg-muted">
            <Trans>Standard:</Trans>{' '}
            {standard === '' ? (
              <Trans context="the standard text">no text</Trans>
            ) : (
              <bdi lang={locale}>{standard}</bdi>
            )}
          </p>
          <Button onClick={() => form.change({ text: standard })} size="sm">
            <Trans>Return to the standard text</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

/** As in a field of one line. Enter that confirms a word of an input method is none. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
