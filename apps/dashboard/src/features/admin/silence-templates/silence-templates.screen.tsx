import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { AlertTemplateList, ApiClients } from '@unmuted/api';
import { PageHeader } from '@unmuted/ui/page-header';
import { Segmented } from '@unmuted/ui/segmented';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { SilenceTabs } from '#/components/silence-tabs/silence-tabs.tsx';
import { type AlertTemplateId, alertTemplatesQuery } from '#/data/admin-silence/alert-templates.queries.ts';
import {
  chosenTemplate,
  silenceTemplatesSearch,
  templateKeys,
  templateLocales,
} from '#/features/admin/silence-templates/silence-templates.search.ts';
import { TemplateEditor } from '#/features/admin/silence-templates/template-editor.tsx';
import { TemplateList } from '#/features/admin/silence-templates/template-list.tsx';
import { localeNames } from '#/i18n/locales.ts';

const route = getRouteApi('/_admin/admin/silence/templates');

/** `/admin/silence/templates`: the texts of messages about incidents, by language. */
export function SilenceTemplatesScreen() {
  const { t } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: silenceTemplatesSearch, structuralSharing: true });
  const navigate = useNavigate();
  const chosen = chosenTemplate(search);
  const query = useQuery(alertTemplatesQuery(api));
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="silence" to="/admin/silence">
            <Trans>Silence</Trans>
          </Link>,
          <Trans context="of messages" key="templates">
            Texts
          </Trans>,
        ]}
        title={<Trans>Texts of silence alarms</Trans>}
      />
      <SilenceTabs />
      <div className="grid gap-4 md:gap-6">
        <Segmented
          aria-label={t`Language of the messages`}
          className="justify-self-start"
          onValueChange={(locale) =>
            void navigate({
              to: '/admin/silence/templates',
              search: { ...chosen, locale },
              resetScroll: false,
            })
          }
          options={templateLocales.map((value) => ({
            value,
            label: <span lang={value}>{localeNames[value]}</span>,
          }))}
          value={chosen.locale}
        />
        <QueryContent
          failedTitle={<Trans>Couldn’t load the texts</Trans>}
          query={query}
          skeleton={<RowsSkeleton count={8} />}
        >
          {(list) => <Texts api={api} chosen={chosen} list={list} />}
        </QueryContent>
      </div>
    </>
  );
}

interface TextsProps {
  api: ApiClients;
  list: AlertTemplateList;
  chosen: AlertTemplateId;
}

function Texts({ api, list, chosen }: TextsProps) {
  const ofLanguage = list.items.filter(({ locale }) => locale === chosen.locale);
  const templates = templateKeys.flatMap((key) => ofLanguage.find((item) => item.key === key) ?? []);
  const template = templates.find(({ key }) => key === chosen.key);
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
      <TemplateList chosen={chosen} templates={templates} />
      {template && <TemplateEditor api={api} key={`${chosen.key} ${chosen.locale}`} template={template} />}
    </div>
  );
}
