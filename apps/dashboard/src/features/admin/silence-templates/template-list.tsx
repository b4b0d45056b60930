import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AlertTemplate } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Card } from '@unmuted/ui/card';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import type { AlertTemplateId } from '#/data/admin-silence/alert-templates.queries.ts';
import { templateWords } from '#/features/admin/silence-templates/template.messages.ts';

/** The texts of one language, the changed ones marked. */
export function TemplateList({
  templates,
  chosen,
}: {
  templates: readonly AlertTemplate[];
  chosen: AlertTemplateId;
}) {
  const { t } = useLingui();
  return (
    <Card asChild className="min-w-0 overflow-hidden">
      <nav aria-label={t({ message: 'Texts', context: 'of messages' })}>
        <ul className="grid md:max-lg:grid-cols-2">
          {templates.map((template) => (
            <li className="min-w-0 border-border-soft not-first:border-t" key={template.key}>
              <TemplateLink isChosen={template.key === chosen.key} template={template} />
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function TemplateLink({ template, isChosen }: { template: AlertTemplate; isChosen: boolean }) {
  const { i18n } = useI18n();
  const { key, locale, changed } = template;
  const { name, use } = templateWords[key];
  return (
    <Link
      aria-current={isChosen ? 'page' : undefined}
      className="block min-h-11 border-s-2 border-transparent px-4 py-2.5 hover:bg-fill-hover focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:bg-fill"
      resetScroll={false}
      search={{ locale, key }}
      to="/admin/silence/templates"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-14 font-medium">{i18n._(name)}</span>{' '}
        {changed && (
          <Badge tone="info">
            <Trans context="a text of messages">Changed</Trans>
          </Badge>
        )}
      </span>{' '}
      <span className="block text-13 text-fg-muted max-lg:hidden">{i18n._(use)}</span>{' '}
      {changed && (
        <span className="block text-13 text-fg-muted">
          <bdi>{changed.by}</bdi>, <Timestamp at={changed.at} />
        </span>
      )}
    </Link>
  );
}
