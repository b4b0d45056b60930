import * as z from 'zod/mini';
import { locales } from '#/contract/identity/account.schemas.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** What a widget is. Of the players, from a strip to a page of its own; the bar stays at the foot of a page. */
export const widgetTypes = [
  'player-mini',
  'player-small',
  'player-large',
  'player-full',
  'sticky-bar',
  'now-playing',
  'recent-songs',
  'listener-count',
  'on-air-badge',
  'listen-links',
] as const;
/** `auto`: as the visitor's system has it. */
export const widgetThemes = ['auto', 'light', 'dark'] as const;
/** `auto`: as the visitor's browser asks. */
export const widgetLanguages = ['auto', ...locales] as const;
/** Where a button leads; all but `custom` have a name and a sign of their own. */
export const widgetButtonKinds = ['site', 'facebook', 'instagram', 'x', 'whatsapp', 'custom'] as const;

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;
const between = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** `#rrggbb`, in small letters. */
const color = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** Where a visitor is sent: https alone, no user name in it. */
const secureUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2048),
    z.regex(/^https:\/\/[^\s/?#@"'<>\\]+\.[^\s/?#@"'<>\\]+(?:[/?#][^\s"<>\\]*)?$/),
  );

/** A button below a player. */
export const widgetButton = z
  .strictObject({
    kind: z.enum(widgetButtonKinds),
    url: secureUrl,
    /** What it says; empty for all but `custom`, which needs one. */
    label: z
      .string()
      .check(z.trim(), z.normalize('NFC'), z.maxLength(limits.widgetLabel), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  })
  .check(
    z.refine(({ kind, label }) => kind !== 'custom' || label !== '', { error: 'too_small', path: ['label'] }),
  )
  .register(z.globalRegistry, { id: 'WidgetButton' });

/** How wide it is: 200 to 1,200 pixels, or 10 to 100 percent of what holds it. */
export const widgetWidth = z
  .strictObject({ value: between(10, 1_200), unit: z.enum(['px', '%']) })
  .check(
    z.refine(({ value, unit }) => (unit === '%' ? value <= 100 : value >= 200), {
      error: 'too_small',
      path: ['value'],
    }),
  )
  .register(z.globalRegistry, { id: 'WidgetWidth' });

/** How a widget looks and sounds. Each type takes what concerns it and leaves the rest. */
export const widgetSettings = z
  .strictObject({
    theme: z.enum(widgetThemes),
    /** Null: the theme's own. */
    primaryColor: z.nullable(color),
    backgroundColor: z.nullable(color),
    textColor: z.nullable(color),
    cornersPx: between(0, 32),
    /** Percent: what a visitor begins with who has not chosen another. */
    volume: between(0, 100),
    /** Tried, and refused by most browsers until the visitor has pressed something. */
    autoplay: z.boolean(),
    /** Null: the primary stream, whichever that is. */
    streamId: z.nullable(z.uuid()),
    language: z.enum(widgetLanguages),
    width: widgetWidth,
    heightPx: between(32, 1_000),
    buttons: z.array(widgetButton).check(z.maxLength(limits.widgetButtons)),
    /** How many songs are listed. */
    songs: between(5, 50),
    /** Whether a player also tells how many listen; `listener-count` always does. */
    showListeners: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WidgetSettings' });

/** A page's origin, or all below a name: `https://radio.example`, `https://*.radio.example:8443`. */
const site = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(300),
    z.regex(/^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$/),
  );

/** A widget as it is to be. */
export const widgetDraft = z
  .strictObject({
    /** What its owner calls it; visitors never see it. */
    name: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.widgetName),
        z.regex(/^[^\p{Cc}\p{Cs}]+$/u),
      ),
    type: z.enum(widgetTypes),
    settings: widgetSettings,
    /** Who may show it; empty: every site. */
    allowedSites: z
      .array(site)
      .check(z.maxLength(limits.widgetSites), z.refine(unique, { error: 'not_unique' })),
  })
  .register(z.globalRegistry, { id: 'WidgetDraft' });

/** Short, and not to be guessed. */
export const widgetId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Loads of a widget from one site. */
export const widgetSite = z
  .object({
    /** An origin; null where the browser did not say. */
    site: z.nullable(text),
    loads: count,
  })
  .register(z.globalRegistry, { id: 'WidgetSite' });

/** A saved widget, and what it is used for. */
export const widget = z
  .object({
    ...widgetDraft.shape,
    id: widgetId,
    /** Raised by every change; a change names the one it began with. */
    version: count,
    createdAt: moment,
    updatedAt: moment,
    /** The document that a frame shows; what is saved is there at once. */
    embedUrl: url,
    /** How often it was loaded in the last 30 days, today among them. */
    loads30d: count,
    loads7d: count,
    /** The sites that loaded it in the last 7 days, most loads first; the busiest of `siteCount7d`. */
    sites7d: z.array(widgetSite),
    /** How many sites those were; one that the browser does not tell is none. */
    siteCount7d: count,
  })
  .register(z.globalRegistry, { id: 'Widget' });
/** The widgets of a cast, latest first. */
export const widgetList = listOf(widget).register(z.globalRegistry, { id: 'WidgetList' });

/** What a widget is. */
export type WidgetType = (typeof widgetTypes)[number];
/** Where a button leads. */
export type WidgetButtonKind = (typeof widgetButtonKinds)[number];
/** How a widget looks and sounds. */
export type WidgetSettings = z.infer<typeof widgetSettings>;
/** A widget as it is to be. */
export type WidgetDraft = z.infer<typeof widgetDraft>;
/** A saved widget. */
export type Widget = z.infer<typeof widget>;
/** The widgets of a cast. */
export type WidgetList = z.infer<typeof widgetList>;
