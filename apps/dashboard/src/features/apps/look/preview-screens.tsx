import type { AppTab } from '@unmuted/api';
import {
  CalendarIcon,
  ClockIcon,
  EllipsisIcon,
  GlobeIcon,
  type IconType,
  MessageSquareIcon,
  MoonIcon,
  PauseIcon,
  RadioIcon,
  UsersIcon,
} from '@unmuted/ui/icons';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { textOn } from '#/features/apps/drawing/app-look.ts';

const tabIcons: Record<AppTab, IconType> = {
  website: GlobeIcon,
  socials: UsersIcon,
  schedule: CalendarIcon,
  requests: MessageSquareIcon,
  alarm: ClockIcon,
  sleep_timer: MoonIcon,
};

/** What the screens show: the source as it is saved, the look as it is edited. */
function usePreview() {
  const { app, document, listing } = useAppEditor();
  const { source, filesUrl } = app.facts;
  const icon = document.icon && `${filesUrl}${document.icon}`;
  return {
    icon,
    art: source?.logoUrl ?? icon,
    name: listing.title || document.name,
    launcherName: document.launcherName,
    title: source?.title ?? source?.name ?? document.name,
    artist: source?.artist ?? '',
    tabs: document.tabs,
    ...document.colors,
  };
}

function Art({ url, color, className }: { url: string | null; color: string; className: string }) {
  return url ? (
    <img alt="" className={`object-cover ${className}`} src={url} />
  ) : (
    <span className={`grid place-items-center ${className}`} style={{ background: color }}>
      <RadioIcon className="size-1/3" />
    </span>
  );
}

function Pause({ tint, className }: { tint: string; className: string }) {
  return (
    <span
      className={`grid place-items-center rounded-full ${className}`}
      style={{ background: tint, color: textOn(tint) }}
    >
      <PauseIcon className="size-1/2 fill-current" />
    </span>
  );
}

/** The player, on a phone or a tablet. */
export function PlayerScreen() {
  const { icon, art, name, title, artist, tabs, background, tint, bar } = usePreview();
  return (
    <div aria-hidden className="flex h-full flex-col" style={{ background, color: textOn(background) }}>
      <div
        className="flex items-center gap-3 px-6 py-4 text-20 font-semibold"
        style={{ background: bar, color: textOn(bar) }}
      >
        <Art className="size-9 rounded-full" color={background} url={icon} />
        <bdi className="min-w-0 truncate">{name}</bdi>
        <EllipsisIcon className="ms-auto size-6 flex-none" />
      </div>
      <div className="grid min-h-0 flex-1 content-center justify-items-center gap-4 px-8 text-center">
        <Art className="aspect-square w-4/5 rounded-[28px]" color={bar} url={art} />
        <div className="w-full">
          <p className="truncate text-32 font-bold">
            <bdi>{title}</bdi>
          </p>
          <p className="truncate text-20">
            <bdi>{artist || '\u00a0'}</bdi>
          </p>
        </div>
        <Pause className="size-20" tint={tint} />
      </div>
      <div className="flex justify-around py-4" style={{ background: bar, color: textOn(bar) }}>
        <RadioIcon className="size-7" style={{ color: tint }} />
        {tabs.slice(0, 4).map((tab) => {
          const Icon = tabIcons[tab];
          return <Icon className="size-7" key={tab} />;
        })}
      </div>
    </div>
  );
}

/** Of icons on the home screen. */
const places = Array.from({ length: 12 }, (_, place) => place);

/** The icon among others on the home screen. */
export function HomeScreen() {
  const { icon, launcherName, bar } = usePreview();
  return (
    <div
      aria-hidden
      className="grid h-full grid-cols-4 content-end gap-x-6 gap-y-8 p-8 pb-16 text-white"
      style={{ background: 'linear-gradient(160deg, #24304a, #0d1220)' }}
    >
      {places.map((place) =>
        place === 9 ? (
          <span className="grid min-w-0 justify-items-center gap-1.5" key={place}>
            <Art className="size-16 rounded-[28px]" color={bar} url={icon} />
            <bdi className="max-w-full truncate text-14">{launcherName}</bdi>
          </span>
        ) : (
          <span className="size-16 justify-self-center rounded-[28px] bg-white/15" key={place} />
        ),
      )}
    </div>
  );
}

/** The player on the screen of a car. */
export function CarScreen() {
  const { art, name, title, artist, background, tint, bar } = usePreview();
  return (
    <div
      aria-hidden
      className="flex h-full items-center gap-10 p-10"
      style={{ background, color: textOn(background) }}
    >
      <Art className="size-72 flex-none rounded-[28px]" color={bar} url={art} />
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-3">
        <p className="max-w-full truncate text-20">
          <bdi>{name}</bdi>
        </p>
        <p className="max-w-full text-40 leading-tight font-bold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="max-w-full truncate text-24">
          <bdi>{artist}</bdi>
        </p>
        <Pause className="mt-4 size-24" tint={tint} />
      </div>
    </div>
  );
}
