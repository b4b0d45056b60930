import type { WidgetDraft, WidgetSettings, WidgetType } from '@unmuted/api';

type Size = Pick<WidgetSettings, 'width' | 'heightPx'>;

const px = (value: number, heightPx: number): Size => ({ width: { value, unit: 'px' }, heightPx });

/** The default size of each type, in display order. */
export const widgetSizes: Readonly<Record<WidgetType, Size>> = {
  'player-small': px(300, 150),
  'player-mini': px(300, 60),
  'player-large': px(300, 450),
  'player-full': px(540, 540),
  'sticky-bar': { width: { value: 100, unit: '%' }, heightPx: 72 },
  'now-playing': px(300, 64),
  'recent-songs': px(300, 400),
  'listener-count': px(200, 48),
  'on-air-badge': px(200, 40),
  'listen-links': px(300, 200),
};

export const offeredTypes = Object.keys(widgetSizes) as WidgetType[];

/** The settings that a type supports; all support theme, colours, corners, language and size. */
export function concernsOf(type: WidgetType) {
  const plays = type.startsWith('player-') || type === 'sticky-bar';
  return {
    plays,
    buttons: plays && type !== 'player-mini' && type !== 'sticky-bar',
    songs: type === 'recent-songs',
  };
}

/** A new widget, named after its type. */
export function newWidget(name: string): WidgetDraft {
  return {
    name,
    type: 'player-small',
    settings: {
      theme: 'auto',
      primaryColor: null,
      backgroundColor: null,
      textColor: null,
      cornersPx: 12,
      volume: 80,
      autoplay: false,
      streamId: null,
      language: 'auto',
      ...widgetSizes['player-small'],
      buttons: [],
      songs: 10,
      showListeners: false,
    },
    allowedSites: [],
  };
}

/** Changes the type; name and size follow unless customised. */
export function withType(
  draft: WidgetDraft,
  type: WidgetType,
  nameOf: (type: WidgetType) => string,
): WidgetDraft {
  const { width, heightPx } = draft.settings;
  const usual = widgetSizes[draft.type];
  const isUsual =
    heightPx === usual.heightPx && width.value === usual.width.value && width.unit === usual.width.unit;
  return {
    ...draft,
    type,
    name: draft.name === nameOf(draft.type) ? nameOf(type) : draft.name,
    settings: { ...draft.settings, ...(isUsual && widgetSizes[type]) },
  };
}

/** Flattens a widget to its settings for comparison. */
export function flatten({ settings, ...rest }: WidgetDraft): Readonly<Record<string, unknown>> {
  return { ...rest, ...settings };
}

/** A draft with the named settings taken from another one. */
export function mixed(theirs: WidgetDraft, mine: WidgetDraft, keys: readonly string[]): WidgetDraft {
  const own = <Part extends object>(part: Part) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => keys.includes(key))) as Partial<Part>;
  const { settings, ...rest } = mine;
  return { ...theirs, ...own(rest), settings: { ...theirs.settings, ...own(settings) } };
}
