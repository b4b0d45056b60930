import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { SaveBar } from '@unmuted/ui/save-bar';
import { type ReactNode, useId } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { useSettingMessages } from '#/features/cast/settings/settings.messages.ts';
import { ConflictDialog } from '#/features/cast/shell/conflict-dialog.tsx';
import type { useSectionForm } from '#/features/cast/shell/use-section-form.ts';

type Form<Settings extends object> = Pick<
  ReturnType<typeof useSectionForm<Settings, Settings & { version: number }>>,
  | 'base'
  | 'draft'
  | 'isChanged'
  | 'isSaving'
  | 'failure'
  | 'theirs'
  | 'problems'
  | 'forget'
  | 'closeTheirs'
  | 'saveOver'
  | 'takeTheirs'
>;

export interface SectionFrameProps<Settings extends object> {
  form: Form<Settings>;
  title: ReactNode;
  description: ReactNode;
  /** What saving does to the air. */
  effect: ReactNode;
  /** It cuts somebody. */
  isHarmful?: boolean;
  isFixed: boolean;
  onSave: () => void;
  nameOfStream?: (id: string) => string;
  children: ReactNode;
}

/** A section of the settings with its fields, what changed in it, and what becomes of two changes at once. */
export function SectionFrame<Settings extends object>(props: SectionFrameProps<Settings>) {
  const { form, title, description, effect, isHarmful = false, isFixed, onSave, nameOfStream } = props;
  const { labels, valueText, changesOf } = useSettingMessages();
  const id = useId();
  const { base, draft, theirs } = form;
  const nothing = <Trans context="setting">nothing</Trans>;
  const changes = form.isChanged ? changesOf(base, draft, nameOfStream) : [];
  const differing = theirs
    ? Object.entries(draft).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(theirs[key as keyof Settings]),
      )
    : [];
  const text = (key: string, value: unknown) => valueText(key, value, nameOfStream ?? ((stream) => stream));
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        // What is sent in a dialog over this form comes by here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSave();
      }}
    >
      <Card asChild>
        <section aria-labelledby={id}>
          <CardHeader className="pb-4" description={description} title={<span id={id}>{title}</span>} />
          {form.failure && (
            <CardBody>
              <CallFailure reason={form.failure.reason} />
            </CardBody>
          )}
          <fieldset disabled={isFixed}>{props.children}</fieldset>
        </section>
      </Card>
      <SaveBar
        open={form.isChanged}
        changes={changes.map(({ id: key, label, before, after }) => {
          const was = before ?? nothing;
          const is = after ?? nothing;
          return (
            <Trans key={key}>
              {label}: {was} to {is}
            </Trans>
          );
        })}
        problems={form.problems}
        effect={effect}
        harmful={isHarmful}
        loading={form.isSaving}
        onDiscard={form.forget}
      />
      <UnsavedGuard when={form.isChanged} />
      {theirs && (
        <ConflictDialog
          fields={differing.map(([key, value]) => ({
            id: key,
            label: labels[key] ?? key,
            mine: text(key, value),
            theirs: text(key, theirs[key as keyof Settings]),
          }))}
          onClose={form.closeTheirs}
          onTakeTheirs={form.takeTheirs}
          onSave={(mine) =>
            void form.saveOver({
              ...theirs,
              ...Object.fromEntries(Object.entries(draft).filter(([key]) => mine.includes(key))),
            })
          }
        />
      )}
    </form>
  );
}
