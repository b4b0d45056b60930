import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Widget, WidgetDraft } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useRef } from 'react';
import { createWidget, keepWidget, updateWidget } from '#/data/widgets.queries.ts';
import { useCastPlace } from '#/features/cast/use-cast.ts';
import { useSectionForm } from '#/features/cast/use-section-form.ts';
import { useWidgetWords } from '#/features/cast/use-widget-words.ts';
import { judgeWidget } from '#/features/cast/widget.schema.ts';
import { newWidget } from '#/features/cast/widget-draft.ts';

type Versioned = WidgetDraft & Pick<Widget, 'version'>;

const withoutVersion = ({ name, type, settings, allowedSites }: Versioned): WidgetDraft => ({
  name,
  type,
  settings,
  allowedSites,
});

/** A widget while it is made or changed; one that is made is at an address of its own afterwards, with its code. */
export function useWidgetForm(widget: Widget | null) {
  const { api, username, area } = useCastPlace();
  const { typeName } = useWidgetWords();
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
    judge: judgeWidget,
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
