import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DeviceFrame } from '@unmuted/ui/device-frame';
import { Segmented } from '@unmuted/ui/segmented';
import { type ReactNode, useId, useState } from 'react';
import { carNames } from '#/components/mobile-app/brand-names.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { CarScreen, HomeScreen, PlayerScreen } from '#/features/apps/look/preview-screens.tsx';

/** The app as listeners will see it, with the colors, the picture and the song on air. */
export function AppPreview({ hasTablet = false }: { hasTablet?: boolean }) {
  const { t } = useLingui();
  const titleId = useId();
  const { app, document } = useAppEditor();
  const [view, setView] = useState<'phone' | 'tablet' | 'icon' | 'car'>('phone');
  const { name } = document;
  const screens: Record<typeof view, ReactNode> = {
    phone: (
      <DeviceFrame aria-label={t`${name} on a phone`} className="w-full" device="phone">
        <PlayerScreen />
      </DeviceFrame>
    ),
    tablet: (
      <DeviceFrame aria-label={t`${name} on a tablet`} className="w-full" device="tablet">
        <PlayerScreen />
      </DeviceFrame>
    ),
    icon: (
      <DeviceFrame aria-label={t`The icon of ${name}`} className="w-full" device="phone">
        <HomeScreen />
      </DeviceFrame>
    ),
    car: (
      <DeviceFrame aria-label={t`${name} in a car`} className="w-full" device="car">
        <CarScreen />
      </DeviceFrame>
    ),
  };
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          className="flex-wrap"
          title={
            <span id={titleId}>
              <Trans>Preview</Trans>
            </span>
          }
        />
        <div className="grid justify-items-center gap-4 p-4 md:p-5">
          <Segmented
            aria-label={t`Preview`}
            onValueChange={setView}
            options={[
              { value: 'phone', label: t`Player` },
              ...(hasTablet ? [{ value: 'tablet' as const, label: t`Tablet` }] : []),
              { value: 'icon', label: t`Icon` },
              { value: 'car', label: carNames[app.platform] },
            ]}
            value={view}
          />
          <div className="w-full max-w-80">{screens[view]}</div>
          <p className="text-13 text-fg-muted">
            {app.facts.source?.title ? (
              <Trans>With the song on air now</Trans>
            ) : (
              <Trans>With the name of the station, because no song is known</Trans>
            )}
          </p>
        </div>
      </section>
    </Card>
  );
}
