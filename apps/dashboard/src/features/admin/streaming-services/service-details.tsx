import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiClients, StreamingService } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { PlusIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { type ReactNode, useState } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { StreamHistory } from '#/components/stream-history/stream-history.tsx';
import { ProbeFacts } from '#/components/stream-probe/probe-facts.tsx';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { ProblemText } from '#/features/admin/streaming-services/problem-text.tsx';
import { ServiceType } from '#/features/admin/streaming-services/service-type.tsx';
import { staffAdvice } from '#/features/admin/streaming-services/services.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const CreateStationDialog = lazyOverlay(
  async () => (await import('#/features/admin/stations/create-station-dialog.tsx')).CreateStationDialog,
);

export interface ServiceDetailsProps {
  api: ApiClients;
  service: StreamingService;
}

/** The content of the drawer, the most important first. */
export function ServiceDetails({ api, service }: ServiceDetailsProps) {
  const timeZone = useTimeZone();
  const { probe, rawStatus, type } = service;
  return (
    <div className="grid gap-7">
      <State service={service} />
      <section className="grid gap-3">
        <StreamHistory history={service.history} timeZone={timeZone} />
        <Uptime service={service} />
      </section>
      {type !== 'cast' && (
        <Section title={<Trans>Last check</Trans>}>
          {probe ? (
            <ProbeFacts probe={probe} timeZone={timeZone} />
          ) : (
            <p className="text-13 text-fg-muted">
              <Trans>Nobody has connected to this stream yet.</Trans>
            </p>
          )}
          {rawStatus !== null && <RawStatus text={rawStatus} />}
        </Section>
      )}
      <Settings service={service} />
      <UsedBy api={api} service={service} />
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-1">
      <h3 className="text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function State({ service }: { service: StreamingService }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { state, since, problem, listeners, title } = service;
  return (
    <section className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StreamStatus state={state} />
        <span className="text-13 text-fg-muted">
          {since !== null && (
            <Trans>
              for <AgeSince at={since} timeZone={timeZone} />
            </Trans>
          )}
        </span>
        {listeners !== null && (
          <span className="ms-auto text-13 font-medium">
            <Plural one="# listening now" other="# listening now" value={listeners} />
          </span>
        )}
      </p>
      {title !== null && (
        <p className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
      )}
      <p className="text-fg-muted">{i18n._(staffAdvice[state])}</p>
      {problem !== null && (
        <p className="text-13 text-danger-text">
          <ProblemText problem={problem} />
        </p>
      )}
    </section>
  );
}

function Uptime({ service: { uptime30d } }: { service: StreamingService }) {
  const formats = useFormats();
  if (uptime30d === null) return null;
  const share = formats.number(uptime30d, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <p className="text-13 text-fg-muted">
      <Trans>On air {share} of the checked time in the last 30 days.</Trans>
    </p>
  );
}

function RawStatus({ text }: { text: string }) {
  const { t } = useWords();
  return (
    <details className="text-13">
      <summary className="min-h-control content-center">
        <Trans>Raw status page</Trans>
      </summary>
      <CodeBlock code={text} hideLabel label={t`Raw status page`} wrap />
    </details>
  );
}

function Settings({ service }: { service: StreamingService }) {
  const { t } = useWords();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { label: name, url, mount, sid, pollS, cast, credentialsUser, createdAt } = service;
  const interval = formats.duration(pollS);
  return (
    <Section title={<Trans>Settings</Trans>}>
      <DescriptionList>
        <DescriptionItem term={<Trans>Type</Trans>}>
          <ServiceType service={service} />
        </DescriptionItem>
        {cast !== null && (
          <DescriptionItem term={<Trans>Cast</Trans>}>
            <TextLink asChild>
              <Link params={{ username: cast }} to="/admin/cast/$username">
                {cast}
              </Link>
            </TextLink>
          </DescriptionItem>
        )}
        {url !== null && (
          <DescriptionItem term={<Trans>Address</Trans>}>
            <span className="flex min-w-0 items-center gap-1">
              <code className="min-w-0 text-13 wrap-anywhere" dir="ltr">
                {url}
              </code>
              <CopyButton label={t`Copy the stream address of ${name}`} text={url} />
            </span>
          </DescriptionItem>
        )}
        {mount !== null && (
          <DescriptionItem term={<Trans>Mount</Trans>}>
            <code className="text-13 wrap-anywhere" dir="ltr">
              {mount}
            </code>
          </DescriptionItem>
        )}
        {sid !== null && <DescriptionItem term={<Trans>Stream ID</Trans>}>{sid}</DescriptionItem>}
        <DescriptionItem term={<Trans>Checks</Trans>}>
          {cast === null ? <Trans>every {interval}</Trans> : <Trans>by the streaming engine</Trans>}
        </DescriptionItem>
        {cast === null && (
          <DescriptionItem term={<Trans>Credentials</Trans>}>
            {credentialsUser === null ? (
              <Trans context="credentials">Not set</Trans>
            ) : (
              <span>
                <Trans context="credentials">
                  Set, user <bdi>{credentialsUser}</bdi>
                </Trans>
              </span>
            )}
          </DescriptionItem>
        )}
        <DescriptionItem term={<Trans context="a streaming service">Added</Trans>}>
          {formats.dateTime(new Date(createdAt), timeZone)}
        </DescriptionItem>
      </DescriptionList>
    </Section>
  );
}

function UsedBy({ api, service }: ServiceDetailsProps) {
  const { stations, customer } = service;
  const { id, name, company, email } = customer;
  return (
    <Section title={<Trans>Used by</Trans>}>
      <DescriptionList>
        <DescriptionItem term={<Trans>Customer</Trans>}>
          <span className="grid min-w-0 justify-items-start">
            <TextLink asChild>
              <Link params={{ id }} to="/admin/customers/$id">
                <bdi>{company ?? name}</bdi>
              </Link>
            </TextLink>
            <bdi className="text-13 text-fg-muted wrap-anywhere">
              {company === null ? email : `${name}, ${email}`}
            </bdi>
          </span>
        </DescriptionItem>
        <DescriptionItem term={<Trans>Stations</Trans>}>
          {stations.length === 0 ? (
            <Trans>None: nobody hears this stream here.</Trans>
          ) : (
            <ul className="grid gap-1">
              {stations.map((station) => (
                <li className="wrap-anywhere" key={station.id}>
                  <TextLink asChild>
                    <Link hash={station.id} params={{ id }} to="/admin/customers/$id">
                      <bdi>{station.name}</bdi>
                    </Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </DescriptionItem>
        {stations.length > 0 && (
          <DescriptionItem term={<Trans>Silence detection</Trans>}>
            <TextLink asChild>
              <Link
                params={{ streamingServiceId: service.id }}
                to="/admin/silence/manage/$streamingServiceId"
              >
                <Trans>Levels, alarms and notes</Trans>
              </Link>
            </TextLink>
          </DescriptionItem>
        )}
      </DescriptionList>
      <AddStation api={api} service={service} />
    </Section>
  );
}

function AddStation({ api, service: { id, label, customer } }: ServiceDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(customerQuery(api, customer.id));
  const close = () => setIsOpen(false);
  const name = customer.company ?? customer.name;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="mt-2 justify-self-start"
        onClick={() => setIsOpen(true)}
        size="sm"
      >
        <PlusIcon />
        <Trans>Add a station on this service</Trans>
      </Button>
      {isOpen && (
        <CreateStationDialog
          api={api}
          customer={{ id: customer.id, name, timezone: data?.timezone ?? 'UTC' }}
          onClose={close}
          onLoadFailed={close}
          service={{ id, label }}
        />
      )}
    </>
  );
}
