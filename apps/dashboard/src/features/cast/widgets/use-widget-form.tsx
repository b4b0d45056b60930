import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Widget, WidgetDraft } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useRef } from 'react';
import { createWidget, keepWidget, updateWidget } from '#/data/widgets/widgets.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useSectionForm } from '#/features/cast/shell/use-section-form.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { validateWidget } from '#/features/cast/widgets/widget.schema.ts';
import { newWidget } from '#/features/cast/widgets/widget-draft.ts';

type Versioned = WidgetDraft & Pick<Widget, 'version'>;

const withoutVersion = ({ name, type, settings, allowedSites }: Versioned): WidgetDraft => ({
  name,
  type,
  settings,
  allowedSites,
});

/** A widget while it is made or changed; one that is made is at an address of its own afterwards, with its code. */
export function useWidgetForm(widget: Widget | null) {
  const { api, username, area } = useCastContext();
  const { typeName } = useWidgetMessages();
  const client = useQueryClient();
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(createWidget(api, username));
  const { mutateAsync: update } = useMutation(updateWidget(api, username));
  const made = useRef<Widget | null>(null);
  const form = useSectionForm<WidgetDraft, Versioned>({
    kept: widget ?? { ...newWidget(typeName('player-small')), version: 0 },
    keep: (theirs) => {
      if (widget) keepWidget(client, username, { ...widget, ...theirs });
    },
    settingsOf: withoutVersion,
    validate: validateWidget,
    async send({ settings: draft, version }) {
      if (widget) await update({ id: widget.id, draft, version });
      else made.current = await create(draft);
    },
    onSaved() {
      toasts.show({ tone: 'success', title: <Trans>The widget was saved</Trans> });
      if (!made.current) return;
      const { id } = made.current;
      const there = { hash: 'code', params: { username }, replace: true };
      void (area === 'admin'
        ? navigate({ ...there, search: { show: 'widgets', widget: id }, to: '/admin/cast/$username' })
        : navigate({ ...there, search: { widget: id }, to: '/cast/$username/widgets' }));
    },
  });
  return { form, isNew: widget === null };
}
