import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminDashboard } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { StatusIcon, type StatusPillProps } from '@unmuted/ui/status-pill';
import { type ReactNode, useId } from 'react';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';

type AppWork = AdminDashboard['appWork'][number];

const tones: Readonly<Record<AppWork['kind'], StatusPillProps['status']>> = {
  in_review: 'pending',
  build_failed: 'failed',
  ready: 'pending',
  credentials: 'failed',
};

// eslint-disable-next-line lingui/no-unlocalized-strings -- names of systems are the same in every language
const platforms = { android: 'Android', ios: 'iOS' } as const;

/** What staff have to do about apps. Renders nothing if there is nothing. */
export function AppWorkCard({ work }: { work: AdminDashboard['appWork'] }) {
  const id = useId();
  if (work.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          title={
            <span id={id}>
              <Trans>Apps that wait for us</Trans>
            </span>
          }
        />
        <DataList className="pt-2 pb-1">
          {work.map((each) => (
            <Work key={`${each.kind}:${each.platform}`} work={each} />
          ))}
        </DataList>
      </section>
    </Card>
  );
}

/** A row that is a link as a whole. */
function Work({ work }: { work: AppWork }) {
  const { kind, platform, at } = work;
  const tone = tones[kind];
  return (
    <DataListItem
      className="relative has-[a:hover]:text-accent-text"
      // In a line of its own, so that the title has the whole width on a phone.
      description={
        <>
          {platforms[platform]}
          {at !== null && <> · {kind === 'credentials' ? <FirstEnd at={at} /> : <Waiting since={at} />}</>}
        </>
      }
      leading={
        <DataListIcon tone={tone}>
          <StatusIcon status={tone} />
        </DataListIcon>
      }
      title={
        <span className="whitespace-normal">
          <WorkLink kind={kind} platform={platform}>
            <WorkTitle work={work} />
          </WorkLink>
        </span>
      }
    />
  );
}

interface WorkLinkProps {
  kind: AppWork['kind'];
  platform: AppWork['platform'];
  children: ReactNode;
}

const className =
  'underline decoration-border-strong underline-offset-3 after:absolute after:inset-0 hover:decoration-current';

/** Leads to the apps, or to the signing files, that it counts. */
function WorkLink({ kind, platform, children }: WorkLinkProps) {
  if (kind === 'credentials')
    return (
      <Link
        className={className}
        search={platform === 'android' ? { tab: 'keystores' as const } : {}}
        to="/admin/apps/ios/signing-bundles"
      >
        {children}
      </Link>
    );
  return (
    <Link
      className={className}
      search={{ state: kind }}
      to={platform === 'ios' ? '/admin/apps/ios' : '/admin/apps/android'}
    >
      {children}
    </Link>
  );
}

function WorkTitle({ work: { kind, count } }: { work: AppWork }) {
  switch (kind) {
    case 'in_review':
      return <Plural value={count} one="# app waits for review" other="# apps wait for review" />;
    case 'build_failed':
      return <Plural value={count} one="# app could not be built" other="# apps could not be built" />;
    case 'ready':
      return (
        <Plural
          value={count}
          one="# app can be sent to its store"
          other="# apps can be sent to their store"
        />
      );
    case 'credentials':
      return (
        <Plural
          value={count}
          one="# certificate or keystore expires soon"
          other="# certificates or keystores expire soon"
        />
      );
  }
}

function FirstEnd({ at }: { at: string }) {
  return (
    <Trans>
      the first on <Timestamp at={at} />
    </Trans>
  );
}

function Waiting({ since }: { since: string }) {
  return (
    <Trans>
      waiting for <AgeSince at={since} />
    </Trans>
  );
}
