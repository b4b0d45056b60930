import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { WidgetDraft } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Checkbox } from '@unmuted/ui/checkbox';
import { type Device, DeviceFrame } from '@unmuted/ui/device-frame';
import { FailedState } from '@unmuted/ui/failed-state';
import { Field } from '@unmuted/ui/field';
import { MonitorIcon, SmartphoneIcon, TabletIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Segmented } from '@unmuted/ui/segmented';
import { Skeleton } from '@unmuted/ui/skeleton';
import { use, useMemo, useState } from 'react';
import { PreviewAddress } from '#/components/preview-address/preview-address.ts';
import { playedTitlesQuery } from '#/data/on-air/on-air.queries.ts';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { type PreviewState, previewMessage, previewStates } from '#/features/cast/widgets/preview-message.ts';
import { usePreviewFrame } from '#/features/cast/widgets/use-preview-frame.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';

/** The mock page's margin around the widget, in device pixels. */
const marginPx = 24;
const leastPx = 240;
/** Pages that embed a widget are not opened in cars. */
type PageDevice = Exclude<Device, 'car'>;

/** The current draft on a selected device and in a selected state. */
export function WidgetPreview({ draft }: { draft: WidgetDraft }) {
  const { t } = useLingui();
  const { username } = useCastContext();
  const { name } = useCastStatus();
  const { overview } = useCastLive();
  const { stateName } = useWidgetMessages();
  const [device, setDevice] = useState<PageDevice>('phone');
  const [state, setState] = useState<PreviewState>('playing');
  const [isMirrored, setMirrored] = useState(false);
  const devices: Record<PageDevice, string> = { phone: t`Phone`, tablet: t`Tablet`, desktop: t`Desktop` };
  const { theme, heightPx } = draft.settings;
  const deviceName = devices[device];
  return (
    <Card asChild>
      <section aria-label={t`Preview`}>
        <CardHeader
          title={<Trans>Preview</Trans>}
          description={<Trans>Includes unsaved changes. No audio plays and nothing is counted.</Trans>}
        />
        <CardBody className="grid gap-4">
          <Segmented
            aria-label={t`Device`}
            className="justify-self-start"
            onValueChange={setDevice}
            options={[
              { value: 'phone', label: devices.phone, icon: <SmartphoneIcon /> },
              { value: 'tablet', label: devices.tablet, icon: <TabletIcon /> },
              { value: 'desktop', label: devices.desktop, icon: <MonitorIcon /> },
            ]}
            value={device}
          />
          <DeviceFrame
            aria-label={t`Preview: ${deviceName}`}
            device={device}
            height={Math.max(leastPx, heightPx + 2 * marginPx)}
            {...(theme !== 'auto' && { theme })}
          >
            <Page
              draft={draft}
              message={{ username, castName: name, overview, state }}
              isMirrored={isMirrored}
            />
          </DeviceFrame>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <Field className="min-w-0 flex-1 basis-56" label={<Trans>Preview as</Trans>}>
              <NativeSelect
                onChange={({ currentTarget }) =>
                  setState(previewStates.find((each) => each === currentTarget.value) ?? 'playing')
                }
                value={state}
              >
                {previewStates.map((each) => (
                  <option key={each} value={each}>
                    {stateName(each)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Checkbox
              checked={isMirrored}
              label={<Trans>Right to left</Trans>}
              onChange={({ currentTarget }) => setMirrored(currentTarget.checked)}
            />
          </div>
        </CardBody>
      </section>
    </Card>
  );
}

interface PageProps {
  draft: WidgetDraft;
  message: Pick<Parameters<typeof previewMessage>[0], 'username' | 'castName' | 'overview' | 'state'>;
  isMirrored: boolean;
}

/** A mock page that contains only the widget. */
function Page({ draft, message, isMirrored }: PageProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { options } = useRouter();
  const place = use(PreviewAddress);
  const { src, origin } = useMemo(() => place(options.context.config.castApiUrl), [place, options]);
  const titles = useQuery({
    ...playedTitlesQuery(api, username),
    enabled: draft.type === 'recent-songs',
  });
  const { frame, state, tries, retry } = usePreviewFrame(
    origin,
    previewMessage({
      ...message,
      draft,
      dir: isMirrored ? 'rtl' : 'ltr',
      longTitle: t`An orchestra with a very long name - A title that goes on and on, far longer than any player has room for`,
      titles: titles.data?.items ?? [],
    }),
  );
  const { width, heightPx } = draft.settings;
  const isBar = draft.type === 'sticky-bar';
  const size = { width: width.unit === '%' ? `${width.value}%` : width.value, height: heightPx };
  return (
    <div className={isBar ? 'flex size-full items-end' : 'size-full p-6'} dir={isMirrored ? 'rtl' : 'ltr'}>
      <div className="relative max-w-full" style={size}>
        <iframe
          aria-hidden={state !== 'ready'}
          className="block size-full border-0"
          key={tries}
          ref={frame}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          src={src}
          tabIndex={state === 'ready' ? undefined : -1}
          title={t`The widget`}
        />
        {state === 'loading' && <Skeleton className="absolute inset-0" height="100%" shape="tile" />}
        {state === 'failed' && (
          <FailedState
            className="absolute inset-x-0 top-0 min-h-full rounded-card bg-surface-raised p-2"
            onRetry={retry}
            title={<Trans>Couldn’t load the preview</Trans>}
          />
        )}
      </div>
    </div>
  );
}
