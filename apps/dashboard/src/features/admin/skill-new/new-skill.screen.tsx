import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { NameCheckCard } from '#/features/admin/skill-new/name-check-card.tsx';
import { newSkillSearch } from '#/features/admin/skill-new/new-skill.search.ts';
import { NewSkillForm, type NewSkillNames } from '#/features/admin/skill-new/new-skill-form.tsx';

const route = getRouteApi('/_admin/admin/alexa/new');

/** `/admin/alexa/new`: a skill for a customer, filled from a station or cast. */
export function NewSkillScreen() {
  const { api } = route.useRouteContext();
  const { customer } = route.useSearch({ select: newSkillSearch, structuralSharing: true });
  const [names, setNames] = useState<NewSkillNames>({ name: '', locales: [] });
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="skills" to="/admin/alexa">
            <Trans>Alexa skills</Trans>
          </Link>,
          <Trans key="new">New skill</Trans>,
        ]}
        title={<Trans>New skill</Trans>}
      />
      <PageGrid className="items-start" columns="3-2">
        <Card asChild className="min-w-0">
          <section aria-labelledby="new-skill">
            <CardHeader
              description={<Trans>The customer sees it at once and completes its texts.</Trans>}
              title={
                <span id="new-skill">
                  <Trans>For whom, and what it plays</Trans>
                </span>
              }
            />
            <CardBody>
              <NewSkillForm api={api} customerId={customer ?? null} onNames={setNames} />
            </CardBody>
          </section>
        </Card>
        <NameCheckCard api={api} {...names} />
      </PageGrid>
    </>
  );
}
