import type { Locale, SiteSong } from '@unmuted/api';
import { make, setText, showSection } from '#/island/elements.ts';

const covers = 6;

/** The songs before the current one; without any, the section is not there. */
export function createSongs(
  section: HTMLElement,
  language: Locale,
): (previous: readonly SiteSong[], at: Date) => void {
  const list = section.querySelector('[data-list]');
  const count = Number(section.dataset.songs);
  let shown = '';
  return (previous, at) => {
    const songs = previous.slice(0, count);
    showSection(section, songs.length > 0);
    const next = JSON.stringify(songs);
    if (next !== shown) {
      shown = next;
      const drawn = drawnCoversOf(songs.map(({ title }) => title));
      list?.replaceChildren(...songs.map((song, index) => entryOf(song, drawn[index] ?? 0)));
    }
    songs.forEach((song, index) => {
      setText(list?.children[index]?.querySelector('time') ?? null, agoOf(song.startedAt, at, language));
    });
  };
}

function entryOf({ title, artist, coverUrl, startedAt }: SiteSong, drawn: number): HTMLElement {
  const entry = make('li');
  const time = make('time');
  if (startedAt !== null) time.dateTime = startedAt;
  const ago = make('p');
  ago.append(time);
  entry.append(coverOf(drawn, coverUrl), make('h3', '', title));
  if (artist !== null) entry.append(make('p', '', artist));
  entry.append(ago);
  return entry;
}

/** The picture of a song, over a drawn one. */
function coverOf(drawn: number, coverUrl: string | null): HTMLElement {
  const cover = make('span', `cov c${drawn}`);
  if (coverUrl !== null) {
    const image = make('img');
    image.alt = '';
    image.loading = 'lazy';
    image.addEventListener('error', () => image.remove());
    image.src = coverUrl;
    cover.append(image);
  }
  return cover;
}

/** Drawn covers follow from the titles; no two neighbors have the same. */
export function drawnCoversOf(titles: readonly string[]): number[] {
  const drawn: number[] = [];
  for (const title of titles) {
    let sum = 0;
    for (const character of title) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
    drawn.push(sum % covers === drawn.at(-1) ? (sum + 1) % covers : sum % covers);
  }
  return drawn;
}

/** "7 min ago" in the language of the page. */
export function agoOf(startedAt: string | null, at: Date, language: Locale): string {
  if (startedAt === null) return '';
  const minutes = Math.max(1, Math.round((at.getTime() - Date.parse(startedAt)) / 60_000));
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' });
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
