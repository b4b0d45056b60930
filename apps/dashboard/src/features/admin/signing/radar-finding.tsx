import { Plural, Trans } from '@lingui/react/macro';
import { type Credential, endTone } from '#/features/admin/signing/credential.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface RadarFindingProps {
  /** The ones that end first at the top. */
  credentials: readonly Credential[];
  now: number;
}

/** The one sentence that matters: which app is stopped first. */
export function RadarFinding({ credentials, now }: RadarFindingProps) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const ending = credentials.filter(({ endsAt }) => endTone(endsAt, now) !== 'later');
  const used = ending.find(({ apps }) => apps.length > 0);
  const mismatch = credentials.find(({ state, apps }) => state === 'mismatch' && apps.length > 0);
  const isOver = used !== undefined && endTone(used.endsAt, now) === 'ended';
  if (mismatch && !isOver) return <Unfit credential={mismatch} />;
  if (used === undefined)
    return ending.length === 0 ? (
      <Trans>Nothing ends in the next 60 days</Trans>
    ) : (
      <Trans>Nothing that an app uses ends in the next 60 days</Trans>
    );
  const count = used.apps.length;
  const [app] = used.apps;
  const date = formats.date(new Date(used.endsAt), timeZone);
  if (count > 1)
    return isOver ? (
      <Plural one="# app can’t be updated" other="# apps can’t be updated" value={count} />
    ) : (
      <Plural
        one={`# app can’t be updated after ${date}`}
        other={`# apps can’t be updated after ${date}`}
        value={count}
      />
    );
  return isOver ? (
    <Trans>
      <bdi>{app}</bdi> can’t be updated
    </Trans>
  ) : (
    <Trans>
      <bdi>{app}</bdi> can’t be updated after {date}
    </Trans>
  );
}

function Unfit({ credential: { reference, apps } }: { credential: Credential }) {
  const [app] = apps;
  return apps.length === 1 ? (
    <Trans>
      <bdi>{reference}</bdi> can’t sign <bdi>{app}</bdi>
    </Trans>
  ) : (
    <Trans>
      <bdi>{reference}</bdi> can’t sign some of its apps
    </Trans>
  );
}
