import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { Card, CardHeader } from '@unmuted/ui/card';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { type ReactNode, useId } from 'react';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { loadLook } from '#/features/apps/drawing/app-look.ts';
import { loadPicture } from '#/features/apps/drawing/canvas.ts';
import { drawFeature, drawMono } from '#/features/apps/drawing/draw-pictures.ts';
import { drawnSizes } from '#/features/apps/drawing/picture-sizes.ts';
import { useDrawnUrl } from '#/features/apps/look/use-drawn-url.ts';

/** The icons that a build makes from the picture. Renders nothing without one. */
export function MadeCard() {
  const titleId = useId();
  const { t } = useWords();
  const { app, document } = useAppEditor();
  const { icon, colors } = document;
  if (icon === null) return null;
  const url = `${app.facts.filesUrl}${icon}`;
  const isAndroid = app.platform === 'android';
  const full = <Icon className="rounded-card" url={url} />;
  const items: readonly MadeProps[] = isAndroid
    ? [
        { name: t`Store icon`, note: t`512 × 512, PNG`, children: full },
        {
          name: t`Launcher, round`,
          note: t`Adaptive, 108 dp`,
          children: <Icon className="rounded-full" url={url} />,
        },
        { name: t`Launcher, square`, note: t`Adaptive, 108 dp`, children: full },
        {
          name: t`Themed icon`,
          note: t`One color`,
          children: <Mono background="#dfe3ea" className="rounded-full" color="#12161c" url={url} />,
        },
        {
          name: t`Notification`,
          note: t`96 × 96, white`,
          children: <Mono background="#12161c" className="rounded-tile" color="#ffffff" url={url} />,
        },
        {
          name: t`Splash screen`,
          note: t`288 dp`,
          children: <Splash background={colors.background} url={url} />,
        },
      ]
    : [
        { name: t`App Store icon`, note: t`1024 × 1024, PNG`, children: full },
        { name: t`Home screen`, note: t`180 × 180`, children: full },
        {
          name: t`Splash screen`,
          note: t`On the background color`,
          children: <Splash background={colors.background} url={url} />,
        },
      ];
  const count = items.length + (isAndroid ? 1 : 0);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>In every size that the store and phones ask for.</Trans>}
          meta={
            <span className="inline-flex items-center gap-1.5 text-13 font-medium text-live-text">
              <CircleCheckIcon />
              <Plural one="# picture" other="# pictures" value={count} />
            </span>
          }
          title={
            <span id={titleId}>
              <Trans>Made for you</Trans>
            </span>
          }
        />
        <ul className="mt-4 grid border-t border-border-soft md:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <Made key={item.name} {...item} />
          ))}
        </ul>
        {isAndroid && <Feature />}
      </section>
    </Card>
  );
}

interface MadeProps {
  name: string;
  note: string;
  children: ReactNode;
}

function Made({ name, note, children }: MadeProps) {
  return (
    <li className="flex min-w-0 items-center gap-3.5 border-b border-border-soft px-4 py-3 md:px-5">
      <span className="grid size-16 flex-none place-items-center">{children}</span>
      <span className="min-w-0 text-14 font-medium">
        {name}
        <span className="block text-13 font-normal text-fg-muted">{note}</span>
      </span>
    </li>
  );
}

function Icon({ url, className }: { url: string; className: string }) {
  return (
    <img
      alt=""
      className={`size-16 border border-border bg-fill object-cover ${className}`}
      height={64}
      src={url}
      width={64}
    />
  );
}

interface MonoProps {
  url: string;
  className: string;
  color: string;
  background: string;
}

/** The shape of the picture in one color, on the background of its place. */
function Mono({ url, className, color, background }: MonoProps) {
  const drawn = useDrawnUrl(`${url} ${color}`, async () => drawMono(await loadPicture(url), 96, color));
  return (
    <span className={`grid size-16 place-items-center overflow-hidden ${className}`} style={{ background }}>
      {drawn && <img alt="" className="size-10" height={40} src={drawn} width={40} />}
    </span>
  );
}

function Splash({ url, background }: { url: string; background: string }) {
  return (
    <span
      className="grid h-16 w-9 place-items-center rounded-control border border-border"
      style={{ background }}
    >
      <img alt="" className="size-5 rounded-full object-cover" height={20} src={url} width={20} />
    </span>
  );
}

/** The graphic at the top of Google Play, as it will be drawn. */
function Feature() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { app, document, listing } = useAppEditor();
  const { title, short, language } = listing;
  const size = drawnSizes.android.featureGraphic;
  const { icon, colors } = document;
  const key = JSON.stringify([icon, colors, title, short, language, app.facts.filesUrl]);
  const drawn = useDrawnUrl(key, async () =>
    drawFeature(await loadLook(document, app.facts), size, { title, text: short, language }),
  );
  const label = i18n._(appFieldLabel('featureGraphic', app.platform));
  return (
    <div className="flex flex-wrap items-center gap-5 px-4 py-4 md:px-5">
      {drawn && (
        <img
          alt={t`Feature graphic of ${title}`}
          className="w-60 max-w-full flex-none rounded-tile"
          height={117}
          src={drawn}
          width={240}
        />
      )}
      <span className="min-w-0 flex-1 basis-48 text-14 font-medium">
        {label}
        <span className="block text-13 font-normal text-fg-muted">
          <Trans>1024 × 500 pixels without transparency, shown at the top of Google Play.</Trans>
        </span>
      </span>
    </div>
  );
}
