import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SigningBundle } from '@unmuted/api';
import { BanIcon, KeyRoundIcon, PlusIcon, RotateCwIcon, ServerIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { useMemo } from 'react';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { useSigningNow } from '#/features/admin/signing/end-date.tsx';
import { Section } from '#/features/admin/signing/section.tsx';
import type { Signing } from '#/features/admin/signing/signing-acts.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Change = SigningBundle['changes'][number];

/** The apps that a bundle or a keystore signs, as links. */
export function UsedBy({ signing: { platform, secret } }: { signing: Signing }) {
  return (
    <Section title={<Trans>Used by</Trans>}>
      {secret.usedBy.length === 0 ? (
        <p className="text-13 text-fg-muted">
          <Trans>No app. Choose it in the settings of an app, below “Next build”.</Trans>
        </p>
      ) : (
        <AppLinks apps={secret.usedBy} platform={platform} />
      )}
    </Section>
  );
}

export interface AppLinksProps {
  platform: Signing['platform'];
  apps: SigningBundle['usedBy'];
}

export function AppLinks({ platform, apps }: AppLinksProps) {
  return (
    <ul className="grid gap-2 text-13">
      {apps.map(({ id, name, customer, packageId, isCovered }) => (
        <li className="min-w-0 wrap-anywhere" key={id}>
          <TextLink asChild>
            <Link params={{ id }} search={{ tab: 'settings' }} to={appPaths[platform]}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>{' '}
          <bdi className="text-fg-muted">{customer}</bdi>
          <br />
          <code className="text-12 text-fg-muted" dir="ltr">
            {packageId}
          </code>
          {!isCovered && (
            <span className="ms-2 font-medium text-off-air-text">
              <Trans>not covered by the profile</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What staff did to it, and which build machines got it. */
export function SigningHistory({ signing: { secret } }: { signing: Signing }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const now = useSigningNow();
  const { changes, uses } = secret;
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the locale
  const events = useMemo(
    () =>
      [...changes.map(eventOfChange), ...uses.map(eventOfUse)].sort(
        (one, other) => other.at.getTime() - one.at.getTime(),
      ),
    [changes, uses, locale],
  );
  return (
    <Section title={<Trans>History</Trans>}>
      {events.length === 0 ? (
        <p className="text-13 text-fg-muted">
          <Trans>Nothing is recorded yet.</Trans>
        </p>
      ) : (
        <Timeline events={events} now={new Date(now)} timeZone={timeZone} />
      )}
    </Section>
  );
}

const changeIcons = { created: <PlusIcon />, replaced: <RotateCwIcon />, revoked: <BanIcon /> } as const;

const eventOfChange = ({ at, act, by, certificate }: Change): TimelineEvent => ({
  id: `${at} ${act}`,
  at: new Date(at),
  title: <ChangeTitle act={act} />,
  icon: changeIcons[act],
  tone: act === 'revoked' ? 'bad' : 'neutral',
  actor: by,
  detail: certificate !== '' && (
    <span className="inline-flex items-center gap-1.5 text-fg-muted">
      <KeyRoundIcon />
      <code className="text-12" dir="ltr" title={certificate}>
        {certificate.slice(0, 23)}…
      </code>
    </span>
  ),
});

function ChangeTitle({ act }: Pick<Change, 'act'>) {
  const { t } = useWords();
  const titles = {
    created: t({ message: 'Stored', context: 'a certificate' }),
    replaced: t({ message: 'Changed or replaced', context: 'a certificate' }),
    revoked: t({ message: 'Revoked', context: 'a certificate' }),
  };
  return titles[act];
}

const eventOfUse = ({ at, machine, app }: SigningBundle['uses'][number]): TimelineEvent => ({
  id: `${at} ${machine}`,
  at: new Date(at),
  title: (
    <Trans>
      Given to the build machine <bdi>{machine}</bdi> for <bdi>{app}</bdi>
    </Trans>
  ),
  icon: <ServerIcon />,
});
