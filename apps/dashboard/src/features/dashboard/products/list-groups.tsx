import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AlexaSkill, MobileApp, OnePage } from '@unmuted/api';
import { GlobeIcon, MicIcon, SmartphoneIcon } from '@unmuted/ui/icons';
import {
  appHref,
  appStates,
  siteStates,
  skillStates,
  storeNames,
} from '#/components/product-states/product-states.ts';
import { ListGroup } from '#/features/dashboard/products/list-group.tsx';

export interface ListGroupsProps {
  sites: UseQueryResult<OnePage[]>;
  skills: UseQueryResult<AlexaSkill[]>;
  apps: UseQueryResult<MobileApp[]>;
}

/** One-page sites, skills and apps as rows. */
export function ListGroups({ sites, skills, apps }: ListGroupsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="mt-8 empty:hidden grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-4 gap-y-8">
      <ListGroup
        group="sites"
        title={<Trans>One-page sites</Trans>}
        icon={GlobeIcon}
        query={sites}
        row={({ username, title, domain, state }) => ({
          key: username,
          title,
          link: <Link params={{ username }} to="/onepage/$username" />,
          description: domain === null ? <Trans>No domain yet</Trans> : <bdi title={domain}>{domain}</bdi>,
          status: siteStates[state].status,
          word: i18n._(siteStates[state].word),
        })}
        failedTitle={<Trans>Couldn’t load one-page sites</Trans>}
      />
      <ListGroup
        group="skills"
        title={<Trans>Alexa skills</Trans>}
        icon={MicIcon}
        query={skills}
        row={({ id, name, invocationName, locales, status }) => ({
          key: id,
          title: name,
          link: <Link params={{ id }} to="/alexa/$id" />,
          description: <bdi title={invocationName}>{t`“${invocationName}”`}</bdi>,
          status: skillStates[status].status,
          word: i18n._(skillStates[status].word),
          note: locales.join(', '),
        })}
        failedTitle={<Trans>Couldn’t load Alexa skills</Trans>}
      />
      <ListGroup
        group="apps"
        title={<Trans>Mobile apps</Trans>}
        icon={SmartphoneIcon}
        query={apps}
        row={({ id, name, platform, version, status }) => ({
          key: id,
          title: name,
          link: <Link to={appHref(id, status)} />,
          description: [version, storeNames[platform]].filter(Boolean).join(', '),
          status: appStates[status].status,
          word: i18n._(appStates[status].word),
        })}
        failedTitle={<Trans>Couldn’t load mobile apps</Trans>}
      />
    </div>
  );
}
