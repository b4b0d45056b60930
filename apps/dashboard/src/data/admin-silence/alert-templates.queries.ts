import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type AlertTemplate,
  type AlertTemplateDraft,
  type AlertTemplateKey,
  type AlertTemplateList,
  type ApiClients,
  unwrap,
} from '@unmuted/api';

/** One text in one language. */
export interface AlertTemplateId {
  readonly key: AlertTemplateKey;
  readonly locale: AlertTemplate['locale'];
}

const keys = {
  all: ['admin-silence', 'templates'],
  /** Prefix of all drafts. */
  previews: ['admin-silence', 'template-preview'],
} as const;

const quiet = { notify: () => false };

/** The texts of messages about incidents, in all languages. */
export const alertTemplatesQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: keys.all,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/silence/templates', { signal, ...quiet })),
  });

/** Replaces a text in the list. */
export const withTemplate =
  (saved: AlertTemplate) =>
  (list: AlertTemplateList | undefined): AlertTemplateList | undefined =>
    list && {
      items: list.items.map((item) =>
        item.key === saved.key && item.locale === saved.locale ? saved : item,
      ),
    };

/** Key of the list, for values that the server sent with a conflict. */
export const alertTemplatesKey = keys.all;

export interface AlertTemplateSave {
  /** Null: the standard text. */
  readonly settings: { readonly text: string | null };
  readonly version: number;
}

/** Saves a text. */
export const saveAlertTemplate = ({ main }: ApiClients, { key, locale }: AlertTemplateId) =>
  mutationOptions({
    mutationFn: ({ settings, version }: AlertTemplateSave) =>
      unwrap(
        main.PUT('/admin/silence/templates/{key}/{locale}', {
          params: { path: { key, locale }, header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved, _save, _none, { client }) => {
      client.setQueryData(keys.all, withTemplate(saved));
      // Each message contains several texts.
      return client.invalidateQueries({ queryKey: keys.previews });
    },
  });

/** A message with a text that is not saved. The previous one stays while another draft loads. */
export const alertPreviewQuery = ({ main }: ApiClients, draft: AlertTemplateDraft | null) =>
  queryOptions({
    queryKey: [...keys.previews, draft],
    queryFn:
      draft === null
        ? skipToken
        : ({ signal }) =>
            unwrap(main.POST('/admin/silence/templates/preview', { body: draft, signal, ...quiet })),
    placeholderData: keepPreviousData,
  });

/** Mails the message to the person who is signed in. */
export const testAlertTemplate = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: AlertTemplateDraft) => unwrap(main.POST('/admin/silence/templates/test', { body })),
  });
