import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Widget, WidgetDraft } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useRef } from 'react';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { createWidget, keepWidget, updateWidget } from '#/data/widgets/widgets.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { castPath } from '#/features/cast/shell/cast-pages.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { widgetDraft } from '#/features/cast/widgets/widget.schema.ts';
import { mixed, newWidget } from '#/features/cast/widgets/widget-draft.ts';

type Versioned = WidgetDraft & Pick<Widget, 'version'>;

const withoutVersion = ({ name, type, settings, allowedSites }: Versioned): WidgetDraft => ({
  name,
  type,
  settings,
  allowedSites,
});

/** The edit form of a widget. A new widget moves to its own URL, with its code, once it is saved. */
export function useWidgetForm(widget: Widget | null) {
  const { api, username, base } = useCastContext();
  const { typeName } = useWidgetMessages();
  const client = useQueryClient();
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(createWidget(api, username));
  const { mutateAsync: update } = useMutation(updateWidget(api, username));
  const made = useRef<Widget | null>(null);
  const form = useEditForm<WidgetDraft, Versioned>({
    name: 'widget',
    resource: widget ?? { ...newWidget(typeName('player-small')), version: 0 },
    setResource: (theirs) => {
      if (widget) keepWidget(client, username, { ...widget, ...theirs });
    },
    valuesOf: withoutVersion,
    mergeConflict: mixed,
    schema: widgetDraft,
    async save({ settings: draft, version }) {
      if (widget) await update({ id: widget.id, draft, version });
      else made.current = await create(draft);
    },
    onSaved() {
      toasts.show({ tone: 'success', title: <Trans>The widget was saved</Trans> });
      if (!made.current) return;
      const { id } = made.current;
      void navigate({
        hash: 'code',
        params: { username },
        replace: true,
        search: { widget: id },
        to: castPath(base, 'widgets'),
      });
    },
  });
  return { form, isNew: widget === null };
}
