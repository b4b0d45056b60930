import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import {
  type Site,
  type SiteDrawing,
  type SiteTemplate,
  type SiteThemeName,
  sitePaletteOf,
} from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { applySiteTemplate } from '#/data/sites/sites.queries.ts';
import { SiteDrawingPicture } from '#/features/onepage/editor/site-drawing.tsx';
import { SourceOptions, sourceOf } from '#/features/onepage/editor/source-options.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

const looks: readonly {
  template: SiteTemplate;
  theme: SiteThemeName;
  drawing: SiteDrawing;
  isDark?: true;
}[] = [
  { template: 'music', theme: 'atlantic', drawing: 'rings' },
  { template: 'talk', theme: 'fjord', drawing: 'bars' },
  { template: 'community', theme: 'moss', drawing: 'hills' },
  { template: 'night', theme: 'dusk', drawing: 'rings', isDark: true },
  { template: 'news', theme: 'rose', drawing: 'bars' },
  { template: 'minimal', theme: 'club', drawing: 'bars' },
];

export interface TemplateCardsProps {
  site: Site;
  /** Waits until the draft is saved, and gives its version. */
  afterSave: <Result>(act: (version: number) => Promise<Result>) => Promise<Result>;
  onApplied?: () => void;
}

/** Six templates, filled with the data of a chosen station or cast. */
export function TemplateCards({ site, afterSave, onApplied }: TemplateCardsProps) {
  const { t } = useLingui();
  const { api, username } = useSite();
  const [sourceId, setSourceId] = useState(site.draft.source?.id ?? site.sources[0]?.id ?? '');
  const { mutateAsync } = useMutation(applySiteTemplate(api, username));
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (template: SiteTemplate) =>
      afterSave((version) => mutateAsync({ template, source: sourceOf(site, sourceId), version })),
    ...(onApplied && { onSuccess: onApplied }),
  });
  const names: Record<SiteTemplate, [string, string]> = {
    music: [t`Music`, t`Player, recent songs, schedule and requests`],
    talk: [t`Talk`, t`Programmes and the people behind them`],
    community: [t`Community`, t`Events, support and who you are`],
    night: [t({ message: 'Night', context: 'template of a site' }), t`Dark, for clubs and late shows`],
    news: [t`News`, t`Schedule and contact first`],
    minimal: [t`Minimal`, t`The player and nothing else`],
  };
  return (
    <div className="grid gap-5">
      <Field
        className="max-w-96"
        hint={
          site.sources.length === 0 ? (
            <Trans>Your account has no station and no cast that the site could play.</Trans>
          ) : undefined
        }
        label={<Trans>What the site plays</Trans>}
      >
        <NativeSelect onChange={({ currentTarget }) => setSourceId(currentTarget.value)} value={sourceId}>
          <SourceOptions site={site} />
        </NativeSelect>
      </Field>
      {error && <CallFailure reason={error} />}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {looks.map(({ template, theme, drawing, isDark = false }) => {
          const [name, about] = names[template];
          return (
            <li className="overflow-hidden rounded-card border border-border" key={template}>
              <SiteDrawingPicture
                className="h-32 w-full border-b border-border"
                drawing={drawing}
                palette={sitePaletteOf(theme, isDark ? 'dark' : 'light', null)}
              />
              <div className="flex items-center justify-between gap-3 p-4">
                <div className="min-w-0">
                  <h3 className="text-14 font-semibold">{name}</h3>
                  <p className="text-13 text-fg-muted">{about}</p>
                </div>
                <Button
                  aria-label={t`Use the template ${name}`}
                  disabled={isPending}
                  loading={isPending && variables === template}
                  onClick={() => mutate(template)}
                >
                  <Trans context="a template">Use</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first step of a new site. */
export function TemplateChoice({ site }: { site: Site }) {
  const { t } = useLingui();
  const { canEdit } = useSite();
  if (!canEdit)
    return (
      <Card>
        <EmptyState
          className="min-h-96"
          description={<Trans>People who may change settings can choose a template.</Trans>}
          title={<Trans>This site is empty</Trans>}
        />
      </Card>
    );
  return (
    <Card asChild>
      <section aria-label={t`Choose a template`}>
        <CardHeader
          description={
            <Trans>It is filled with the data of your station. You can change everything later.</Trans>
          }
          title={<Trans>Choose a template</Trans>}
        />
        <CardBody>
          <TemplateCards afterSave={(act) => act(site.version)} site={site} />
        </CardBody>
      </section>
    </Card>
  );
}
