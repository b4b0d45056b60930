import { type AppDocument, type AppFacts, type AppListing, contrastOf } from '@unmuted/api';
import { loadPicture } from '#/features/apps/drawing/canvas.ts';

/** What the pictures of an app are drawn from. */
export interface AppLook {
  readonly name: string;
  readonly colors: AppDocument['colors'];
  readonly icon: HTMLImageElement | null;
  /** The picture of the station. */
  readonly art: HTMLImageElement | null;
  readonly title: string;
  readonly artist: string;
}

const light = '#ffffff';
const dark = '#0b0d10';

/** White or nearly black, whichever is easier to read on a color. */
export const textOn = (color: string): string =>
  contrastOf(light, color) >= contrastOf(dark, color) ? light : dark;

/** Loads the pictures of a look. A picture of the station that cannot be loaded is replaced by the icon. */
export async function loadLook(document: AppDocument, { source, filesUrl }: AppFacts): Promise<AppLook> {
  const icon = document.icon === null ? null : await loadPicture(`${filesUrl}${document.icon}`);
  const art = source?.logoUrl ? await loadPicture(source.logoUrl).catch(() => null) : null;
  const name = source?.name ?? document.name;
  return {
    name,
    colors: document.colors,
    icon,
    art: art ?? icon,
    title: source?.title ?? name,
    artist: source?.artist ?? '',
  };
}

/** One sentence for each screenshot: the short text, and the points of the description. */
export function captionsOf({ short, full, title }: AppListing): string[] {
  const points = full
    .split('\n')
    .map((line) => /^\s*[•*-]\s*(.+)$/.exec(line)?.[1]?.trim() ?? '')
    .filter((line) => line !== '');
  const captions = [short.trim() || title, ...points];
  return captions.length > 1 ? captions : [...captions, title];
}
