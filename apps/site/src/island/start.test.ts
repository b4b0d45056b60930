import type { SiteLive, SiteSong } from '@unmuted/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage } from '#/island/start.ts';
import type { PageData } from '#/page-data.ts';
import { pageOf, sectionOf } from '#/testing/page-input.ts';

const song = (title: string, change: Partial<SiteSong> = {}): SiteSong => ({
  title,
  artist: 'Orla Finch',
  coverUrl: null,
  startedAt: '2026-09-14T18:23:00.000Z',
  ...change,
});
const onAir: SiteLive = {
  state: 'on_air',
  song: song('A Quiet Engine'),
  previous: [song('Lanterna'), song('Ferry at Six')],
  listeners: 1,
  version: 6,
};

let live: SiteLive;
let answer: number;
let stop = () => {};
const sent: { url: string; body: string }[] = [];
const beacons: string[] = [];
const beacon = vi.fn((url: string) => beacons.push(url) > 0);

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const text = (selector: string) => find(selector)?.textContent;
const shown = () => vi.advanceTimersByTimeAsync(0);

/** Opens a page as a browser does, and starts its script. */
async function open(...changes: Parameters<typeof pageOf>): Promise<void> {
  const page = pageOf(...changes);
  document.body.replaceChildren(...page.body.childNodes);
  startOf(page);
  await shown();
}

function startOf(page: Document): void {
  stop = startPage(JSON.parse(page.getElementById('data')?.textContent ?? '') as PageData);
}

const emit = (event: string) => find('audio')?.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-14T18:30:00Z') });
  live = onAir;
  answer = 200;
  sent.length = 0;
  beacons.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push({ url, body: String(init.body) });
      return new Response('{}', { status: answer });
    }
    return answer === 200 ? Response.json(live) : new Response('', { status: answer });
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.documentElement.className = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what is on air', () => {
  it('shows the song, the listeners, the programme and the songs before', async () => {
    await open();
    expect([text('[data-caption]'), text('[data-title]'), text('[data-artist]')]).toEqual([
      'Now playing',
      'A Quiet Engine',
      'Orla Finch',
    ]);
    expect(text('[data-listeners]')).toBe('1 listener');
    expect(text('[data-eye] span')).toBe('On air: Evening Tide, until 21:00');
    expect(find('[data-progress]')?.hidden).toBe(false);
    // 19:30 in Dublin, of 18:00 to 21:00.
    expect(find('[data-progress] progress')).toHaveProperty('value', 50);
    expect(find('#songs1')?.hidden).toBe(false);
    expect(find('[data-for=songs1]')?.hidden).toBe(false);
    expect([...document.querySelectorAll('#songs1 h3')].map(({ textContent }) => textContent)).toEqual([
      'Lanterna',
      'Ferry at Six',
    ]);
    expect(text('#songs1 time')).toBe('7 min. ago');
  });

  it('marks the programme and its day in the schedule', async () => {
    await open();
    expect(text('.now h4')).toBe('Evening Tide');
    expect(find('.now')?.getAttribute('aria-current')).toBe('true');
    expect(find('[data-day="1"] .over h4')?.textContent).toBe('First Light');
    expect(document.querySelector<HTMLInputElement>('.days :checked')?.value).toBe('1');
  });

  it('stays on the day of a programme after midnight, and on the day that a visitor chose', async () => {
    vi.setSystemTime(new Date('2026-09-15T00:30:00Z'));
    await open();
    expect(document.querySelector<HTMLInputElement>('.days :checked')?.value).toBe('1');
    expect(find('.now')?.closest('[data-day]')?.getAttribute('data-day')).toBe('1');
    document.querySelector<HTMLInputElement>('.days [value="5"]')?.click();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(document.querySelector<HTMLInputElement>('.days :checked')?.value).toBe('5');
  });

  it('is off air only if the station says so', async () => {
    live = { ...onAir, state: 'off_air', song: null, previous: [], listeners: null };
    await open();
    expect([text('[data-eye] span'), text('[data-caption]')]).toEqual(['Off air', 'Off air']);
    expect([find('[data-progress]')?.hidden, find('#songs1')?.hidden]).toEqual([true, true]);
    live = { ...onAir, state: 'unknown', song: null };
    await vi.advanceTimersByTimeAsync(15_000);
    expect(text('[data-eye] span')).toBe('Live radio');
  });

  it('keeps what it knows while the server does not answer', async () => {
    await open();
    answer = 503;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(text('[data-title]')).toBe('A Quiet Engine');
  });

  it('hides events that are over', async () => {
    const events = sectionOf('events').events;
    const past = events.map((event) => ({ ...event, name: { en: 'Past' }, date: '2026-09-13' }));
    await open({ document: { sections: [sectionOf('events', { events: [...events, ...past] })] } });
    const visible = [...document.querySelectorAll<HTMLElement>('[data-date]')].filter(
      ({ hidden }) => !hidden,
    );
    expect(visible.map((entry) => entry.querySelector('h3')?.textContent)).toEqual(['Harbour night']);
  });
});

describe('the player', () => {
  it('takes over from the player of the browser', async () => {
    await open();
    expect(find('audio')?.hasAttribute('controls')).toBe(false);
    expect(document.documentElement.classList.contains('js')).toBe(true);
    expect(find('[data-toggle]')?.getAttribute('aria-label')).toBe('Listen to Radio Aurora');
  });

  it('plays, says so, counts once and stops', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=radio');
    await open({ language: 'fr' });
    find('[data-toggle]')?.click();
    expect([find('[data-player]')?.dataset.state, text('[data-status]')]).toEqual([
      'connecting',
      'Connexion…',
    ]);
    emit('playing');
    emit('waiting');
    emit('playing');
    expect([find('[data-player]')?.dataset.state, text('[data-status]')]).toEqual([
      'playing',
      'Lecture en cours',
    ]);
    expect(beacons).toEqual(['/s/radio-aurora/played?lang=fr&from=search.example']);
    find('[data-toggle]')?.click();
    expect(find('[data-player]')?.dataset.state).toBe('idle');
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  });

  it('connects again after an interruption', async () => {
    await open();
    find('[data-toggle]')?.click();
    emit('playing');
    emit('error');
    expect(text('[data-caption]')).toBe('Interrupted. Reconnecting…');
    vi.mocked(HTMLMediaElement.prototype.play).mockClear();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  it('waits for a station that is off air', async () => {
    live = { ...onAir, state: 'off_air' };
    await open();
    find('[data-toggle]')?.click();
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    expect(text('[data-status]')).toBe('Off air');
    live = onAir;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  it('changes the volume by the slider and by arrow keys, and remembers it', async () => {
    await open();
    const range = document.querySelector<HTMLInputElement>('[data-volume] input');
    const press = (key: string) =>
      find('[data-toggle]')?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('ArrowDown');
    expect([range?.value, find('audio')]).toMatchObject(['95', { volume: 0.95 }]);
    find('[data-mute]')?.click();
    expect(find('[data-mute]')?.getAttribute('aria-label')).toBe('Unmute');
    expect(range?.value).toBe('0');
    expect(localStorage.getItem('studio.embed.volume')).toBe('95');
  });
});

describe('a form', () => {
  const write = () => {
    const form = document.querySelector('form');
    for (const [name, value] of Object.entries({ name: 'Orla', song: 'Blue Hour', text: 'For Síle' })) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
    form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
  };
  const nameField = () => document.querySelector<HTMLInputElement>('form [name=name]');

  it('is sent without leaving the page', async () => {
    await open();
    write();
    expect(text('[data-answer]')).toBe('Sending…');
    await shown();
    expect(text('[data-answer]')).toBe('Thank you. Your request has been sent to the studio.');
    expect(sent).toEqual([
      {
        url: expect.stringMatching(/\/s\/radio-aurora\/messages$/) as string,
        body: 'kind=request&language=en&website=&name=Orla&song=Blue+Hour&text=For+S%C3%ADle',
      },
    ]);
    expect(nameField()?.value).toBe('');
  });

  it.each([
    [500, 'Your message could not be sent. Please try again.'],
    [429, 'Too many messages were sent. Please try again later.'],
  ])('loses nothing when the server answers %i', async (status, said) => {
    await open();
    answer = status;
    write();
    await shown();
    expect(text('[data-answer]')).toBe(said);
    expect(nameField()?.value).toBe('Orla');
    write();
    await shown();
    expect(sent).toHaveLength(2);
  });
});
