import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { sitePaletteOf } from '@unmuted/api';
import { type Device, DeviceFrame } from '@unmuted/ui/device-frame';
import { FailedState } from '@unmuted/ui/failed-state';
import { IconButton } from '@unmuted/ui/icon-button';
import {
  ExternalLinkIcon,
  MonitorIcon,
  MoonIcon,
  SmartphoneIcon,
  SunIcon,
  TabletIcon,
} from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Segmented } from '@unmuted/ui/segmented';
import { use, useMemo, useState } from 'react';
import { PreviewAddress } from '#/components/preview-address/preview-address.ts';
import { type SiteLanguage, useEditor } from '#/features/onepage/editor/editor-context.ts';
import { SiteDrawingPicture } from '#/features/onepage/editor/site-drawing.tsx';
import { useSitePreview } from '#/features/onepage/editor/use-site-preview.ts';
import { localeNames } from '#/i18n/locales.ts';

type PageDevice = Exclude<Device, 'car'>;

const heights: Record<PageDevice, number> = { phone: 760, tablet: 1_040, desktop: 1_900 };
const isNarrow = () => window.matchMedia('(width < 64rem)').matches;

export interface SitePreviewProps {
  /** The section to scroll to; null for none. */
  sectionId: string | null;
  onLanguage: (language: SiteLanguage) => void;
}

/** The page with the changes that are not saved yet, on a device, in light or dark, in each language. */
export function SitePreview({ sectionId, onLanguage }: SitePreviewProps) {
  const { t } = useLingui();
  const { site, document, language } = useEditor();
  const [device, setDevice] = useState<PageDevice>(() => (isNarrow() ? 'phone' : 'desktop'));
  const [scheme, setScheme] = useState<'light' | 'dark'>(document.theme.scheme === 'dark' ? 'dark' : 'light');
  const devices: Record<PageDevice, string> = { phone: t`Phone`, tablet: t`Tablet`, desktop: t`Desktop` };
  const deviceName = devices[device];
  return (
    <div className="grid gap-4 p-4 md:p-5 lg:sticky lg:top-16">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          aria-label={t`Device`}
          onValueChange={setDevice}
          options={[
            { value: 'phone', label: devices.phone, icon: <SmartphoneIcon /> },
            { value: 'tablet', label: devices.tablet, icon: <TabletIcon /> },
            { value: 'desktop', label: devices.desktop, icon: <MonitorIcon /> },
          ]}
          value={device}
        />
        {document.languages.length > 1 && (
          <NativeSelect
            aria-label={t`Language of the preview`}
            className="field-sizing-content w-auto"
            onChange={({ currentTarget }) => {
              const chosen = document.languages.find((each) => each === currentTarget.value);
              if (chosen) onLanguage(chosen);
            }}
            value={language}
          >
            {document.languages.map((each) => (
              <option key={each} lang={each} value={each}>
                {localeNames[each]}
              </option>
            ))}
          </NativeSelect>
        )}
        <span className="ms-auto flex gap-1">
          <IconButton
            aria-label={t`Dark`}
            aria-pressed={scheme === 'dark'}
            onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
          >
            {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
          </IconButton>
          {site.state === 'published' && (
            <IconButton aria-label={t`Open the public page`} asChild>
              <a href={site.address} rel="noreferrer" target="_blank">
                <ExternalLinkIcon />
              </a>
            </IconButton>
          )}
        </span>
      </div>
      <DeviceFrame
        aria-label={t`Preview: ${deviceName}`}
        className="mx-auto w-full"
        device={device}
        height={heights[device]}
        theme={scheme}
      >
        <Page scheme={scheme} sectionId={sectionId} />
      </DeviceFrame>
    </div>
  );
}

/** The document of the server that shows drafts. */
function Page({ scheme, sectionId }: { scheme: 'light' | 'dark'; sectionId: string | null }) {
  const { t } = useLingui();
  const { site, document, language } = useEditor();
  const { options } = useRouter();
  const place = use(PreviewAddress);
  const { src, origin } = useMemo(
    () => place(options.context.config.castApiUrl, site.previewUrl),
    [place, options, site.previewUrl],
  );
  const { frame, state, tries, retry } = useSitePreview(origin, {
    kind: 'studio.site.preview',
    document,
    facts: site.facts,
    language,
    scheme,
    sectionId,
  });
  const hero = document.sections.find(({ type }) => type === 'hero');
  const palette = sitePaletteOf(document.theme.name, scheme, document.theme.accent);
  return (
    <div className="relative size-full">
      <iframe
        aria-hidden={state !== 'ready'}
        className="block size-full border-0"
        key={tries}
        ref={frame}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        src={src}
        tabIndex={state === 'ready' ? undefined : -1}
        title={t`Preview of the page`}
      />
      {state === 'loading' && (
        <SiteDrawingPicture
          className="absolute inset-0 size-full"
          drawing={hero?.type === 'hero' ? hero.drawing : 'rings'}
          palette={palette}
        />
      )}
      {state === 'failed' && (
        <FailedState
          className="absolute inset-0 bg-surface-raised"
          description={<Trans>What you change is saved all the same.</Trans>}
          onRetry={retry}
          title={<Trans>Couldn’t load the preview</Trans>}
        />
      )}
    </div>
  );
}
