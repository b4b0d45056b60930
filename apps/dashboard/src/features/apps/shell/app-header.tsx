import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { App } from '@unmuted/api';
import { ExternalLinkIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { appStates, storeNames } from '#/components/product-states/product-states.ts';
import { ResourceHeader } from '#/components/resource-shell/resource-header.tsx';
import { AppActions } from '#/features/apps/moves/app-actions.tsx';
import { type AppTab, appTabs } from '#/features/apps/shell/app-tabs.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Breadcrumb, icon, name, state, facts and actions of an app. */
export function AppHeader({ tab }: { tab: AppTab }) {
  const { i18n } = useLingui();
  const { query, id } = useApp();
  const app = query.data;
  const state = app && appStates[app.state];
  return (
    <ResourceHeader
      actions={app && <AppActions app={app} />}
      breadcrumb={[
        <Link key="dashboard" to="/dashboard">
          <Trans>Dashboard</Trans>
        </Link>,
        <Link hash={groupAnchors.apps} key="apps" to="/dashboard">
          <Trans>Mobile apps</Trans>
        </Link>,
        <bdi key="name">{app?.draft.name ?? id}</bdi>,
      ]}
      meta={app && <Facts app={app} />}
      name={app?.draft.name ?? '\u00a0'}
      page={i18n._(appTabs[tab].name)}
      picture={app?.draft.icon && `${app.facts.filesUrl}${app.draft.icon}`}
      reservedActionLines={app ? 0 : 2}
      state={state && <StatusPill status={state.status}>{i18n._(state.word)}</StatusPill>}
    />
  );
}

function Facts({ app: { platform, draft, live, builds, store, facts } }: { app: App }) {
  const { t } = useWords();
  const version = live?.versionName;
  const code = builds.find(
    ({ versionName, state }) => versionName === version && state === 'succeeded',
  )?.versionCode;
  const number = String(code);
  const name = storeNames[platform];
  const source = facts.source?.name;
  return (
    <>
      <span>{platform === 'android' ? <Trans>Android app</Trans> : <Trans>iOS app</Trans>}</span>
      {draft.packageId !== '' && (
        <span className="-my-2 inline-flex items-center gap-1">
          <bdi className="font-mono text-12 wrap-anywhere" dir="ltr">
            {draft.packageId}
          </bdi>
          <CopyButton label={t`Copy the ID of the app`} text={draft.packageId} />
        </span>
      )}
      {version !== undefined && (
        <span className="tabular-nums">
          {code === undefined ? (
            <Trans>Version {version}</Trans>
          ) : (
            <Trans>
              Version {version} ({number})
            </Trans>
          )}
        </span>
      )}
      {source !== undefined && (
        <span>
          <Trans>
            Plays <bdi>{source}</bdi>
          </Trans>
        </span>
      )}
      {store.url !== null && (
        <TextLink href={store.url} rel="noreferrer" target="_blank">
          {name}
          <ExternalLinkIcon className="ms-1 inline" />
        </TextLink>
      )}
    </>
  );
}
