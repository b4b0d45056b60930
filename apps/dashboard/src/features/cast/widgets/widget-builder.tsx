import { Trans, useLingui } from '@lingui/react/macro';
import type { Widget, WidgetDraft } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ArrowLeftIcon } from '@unmuted/ui/icons';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useWidgetForm } from '#/features/cast/widgets/use-widget-form.tsx';
import { useWidgetValues } from '#/features/cast/widgets/use-widget-values.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { WidgetCode } from '#/features/cast/widgets/widget-code.tsx';
import { flatten } from '#/features/cast/widgets/widget-draft.ts';
import { WidgetFields } from '#/features/cast/widgets/widget-fields.tsx';
import { WidgetLink } from '#/features/cast/widgets/widget-link.tsx';
import { WidgetPreview } from '#/features/cast/widgets/widget-preview.tsx';

export interface WidgetBuilderProps {
  /** Null for a new widget. */
  widget: Widget | null;
  isFixed: boolean;
}

/** One widget: fields, preview and embed code. */
export function WidgetBuilder({ widget, isFixed }: WidgetBuilderProps) {
  const { t } = useLingui();
  const { form, isNew } = useWidgetForm(widget);
  const { settingName } = useWidgetMessages();
  const { valueText } = useWidgetValues();
  const { draft, base, theirs, change, errorOf } = form;
  const differing = (one: WidgetDraft, other: WidgetDraft) => {
    const others = flatten(other);
    return Object.entries(flatten(one)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(others[key]),
    );
  };
  return (
    <>
      <Button asChild className="justify-self-start" size="sm" variant="ghost">
        <WidgetLink>
          <ArrowLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
          <Trans>All widgets</Trans>
        </WidgetLink>
      </Button>
      <div className="grid items-start gap-4 md:gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(22rem,38%)]">
        <EditFormCard
          actions={
            isNew && (
              <Button disabled={isFixed} loading={form.isSaving} type="submit" variant="primary">
                <Trans>Save and get the code</Trans>
              </Button>
            )
          }
          changes={form.isDirty ? differing(draft, base).map(([key]) => settingName(key)) : []}
          conflict={
            theirs &&
            differing(draft, theirs).map(([key, value]) => ({
              id: key,
              label: settingName(key),
              mine: valueText(key, value),
              theirs: valueText(key, flatten(theirs)[key]),
            }))
          }
          description={
            isNew ? (
              <Trans>Save it as is, or customise it first. You can change everything later.</Trans>
            ) : (
              <Trans>Changes appear on every page that embeds this widget.</Trans>
            )
          }
          effect={
            isNew ? (
              <Trans>You’ll get the code for your page next.</Trans>
            ) : (
              <Trans>Pages that embed it update automatically.</Trans>
            )
          }
          form={form}
          isFixed={isFixed}
          saveLabel={isNew ? <Trans>Save and get the code</Trans> : undefined}
          title={isNew ? t`New widget` : <bdi>{base.name}</bdi>}
        >
          <WidgetFields
            draft={draft}
            errorOf={errorOf}
            isFixed={isFixed}
            onChange={change}
            onSettings={(part) => change({ settings: { ...draft.settings, ...part } })}
          />
        </EditFormCard>
        <div className="max-[75rem]:-order-1 min-[75rem]:sticky min-[75rem]:top-24">
          <WidgetPreview draft={draft} />
        </div>
      </div>
      {widget && <WidgetCode widget={widget} />}
    </>
  );
}
