import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardFooter, CardHeader } from '@unmuted/ui/card';
import { CalendarIcon } from '@unmuted/ui/icons';
import { byEnd, type Credential, needsSomeone } from '#/features/admin/signing/credential.ts';
import { useSigningNow } from '#/features/admin/signing/end-date.tsx';
import { RadarChart } from '#/features/admin/signing/radar-chart.tsx';
import { RadarFinding } from '#/features/admin/signing/radar-finding.tsx';
import { radarScale } from '#/features/admin/signing/radar-scale.ts';
import { partNames } from '#/features/admin/signing/signing.messages.ts';
import { signingCalendar } from '#/features/admin/signing/signing-calendar.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';
import { serverClock } from '#/lib/server-clock.ts';

export interface RadarCardProps {
  credentials: readonly Credential[];
}

/** What ends when, and which apps that stops. */
export function RadarCard({ credentials }: RadarCardProps) {
  const { i18n } = useLingui();
  const now = useSigningNow();
  const scale = radarScale(now);
  const active = byEnd(credentials);
  const shown = active.filter(({ endsAt }) => scale.positionOf(Date.parse(endsAt)) !== null);
  const later = active.length - shown.length;
  const needing = active.filter(needsSomeone).length;
  const save = () => {
    const entries = active
      .filter(({ endsAt }) => Date.parse(endsAt) > now)
      .map(({ id, endsAt, reference, part }) => ({
        id,
        at: endsAt,
        title: `${reference}: ${i18n._(partNames[part])}`,
      }));
    saveText('signing.ics', signingCalendar(entries, serverClock.now()), 'text/calendar');
  };
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="radar">
        <CardHeader
          description={
            <Plural
              _0="What ends when, and which app it stops. None needs you in the next 30 days."
              one="What ends when, and which app it stops. # needs you in the next 30 days."
              other="What ends when, and which app it stops. # need you in the next 30 days."
              value={needing}
            />
          }
          title={
            <span className="text-24 tracking-24" id="radar">
              <RadarFinding credentials={active} now={now} />
            </span>
          }
        />
        {shown.length > 0 && (
          <CardBody className="overflow-hidden">
            <RadarChart credentials={shown} now={now} scale={scale} />
          </CardBody>
        )}
        <CardFooter className="flex-wrap justify-between pe-(--card-pad) text-13 text-fg-muted">
          {later > 0 ? <Later scaleEnd={scale.end} value={later} /> : <span />}
          <Button onClick={save} size="sm" variant="ghost">
            <CalendarIcon />
            <Trans>Add to calendar</Trans>
          </Button>
        </CardFooter>
      </section>
    </Card>
  );
}

function Later({ value, scaleEnd }: { value: number; scaleEnd: number }) {
  const date = useFormats().date(new Date(scaleEnd), 'UTC');
  return (
    <span>
      <Plural one={`# ends after ${date}`} other={`# end after ${date}`} value={value} />
    </span>
  );
}
