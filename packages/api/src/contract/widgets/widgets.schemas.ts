import * as z from 'zod/mini';
import { locales } from '#/contract/identity/account.schemas.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** Widget types. Players range from a strip to a full page; `sticky-bar` stays at the bottom of the page. */
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
/** `auto`: follows the visitor's system setting. */
export const widgetThemes = ['auto', 'light', 'dark'] as const;
/** `auto`: follows the visitor's browser language. */
export const widgetLanguages = ['auto', ...locales] as const;
/** Button kinds; all but `custom` have a predefined label and icon. */
export const widgetButtonKinds = ['site', 'facebook', 'instagram', 'x', 'whatsapp', 'custom'] as const;

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;
const between = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** `#rrggbb`, lowercase. */
const color = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** A link for visitors: https only, without credentials. */
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
    /** Required for `custom`, empty otherwise. */
    label: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.widgetLabel), visibleText),
  })
  .check(
    z.refine(({ kind, label }) => kind !== 'custom' || label !== '', { error: 'too_small', path: ['label'] }),
  )
  .register(z.globalRegistry, { id: 'WidgetButton' });

/** 200 to 1,200 pixels, or 10 to 100 percent of the container. */
export const widgetWidth = z
  .strictObject({ value: between(10, 1_200), unit: z.enum(['px', '%']) })
  .check(
    z.refine(({ value, unit }) => (unit === '%' ? value <= 100 : value >= 200), {
      error: 'too_small',
      path: ['value'],
    }),
  )
  .register(z.globalRegistry, { id: 'WidgetWidth' });

/** Appearance and behaviour of a widget. Each type uses the settings that apply to it. */
export const widgetSettings = z
  .strictObject({
    theme: z.enum(widgetThemes),
    /** Null: the color of the theme. */
    primaryColor: z.nullable(color),
    backgroundColor: z.nullable(color),
    textColor: z.nullable(color),
    cornersPx: between(0, 32),
    /** Percent; the initial volume until the visitor changes it. */
    volume: between(0, 100),
    /** Attempted; most browsers block it until the visitor interacts with the page. */
    autoplay: z.boolean(),
    /** Null: the primary stream. */
    streamId: z.nullable(z.uuid()),
    language: z.enum(widgetLanguages),
    width: widgetWidth,
    heightPx: between(32, 1_000),
    buttons: z.array(widgetButton).check(z.maxLength(limits.widgetButtons)),
    /** Number of listed songs. */
    songs: between(5, 50),
    /** Whether a player shows the listener count; `listener-count` always does. */
    showListeners: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WidgetSettings' });

/** An origin, optionally with a wildcard subdomain: `https://radio.example`, `https://*.radio.example:8443`. */
const site = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(300),
    z.regex(/^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$/),
  );

/** The editable fields of a widget. */
export const widgetDraft = z
  .strictObject({
    /** Internal name, never shown to visitors. */
    name: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.widgetName),
        visibleText,
      ),
    type: z.enum(widgetTypes),
    settings: widgetSettings,
    /** Sites that may embed it; empty: every site. */
    allowedSites: z
      .array(site)
      .check(z.maxLength(limits.widgetSites), z.refine(unique, { error: 'not_unique' })),
  })
  .register(z.globalRegistry, { id: 'WidgetDraft' });

/** A short, unguessable id. */
export const widgetId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Loads of a widget from one site. */
export const widgetSite = z
  .object({
    /** An origin; null when the browser did not send it. */
    site: z.nullable(text),
    loads: count,
  })
  .register(z.globalRegistry, { id: 'WidgetSite' });

/** A saved widget with its usage. */
export const widget = z
  .object({
    ...widgetDraft.shape,
    id: widgetId,
    /** Incremented by every change; sent in `If-Match`. */
    version: count,
    createdAt: moment,
    updatedAt: moment,
    /** URL of the embedded document, which always shows the saved version. */
    embedUrl: url,
    /** Number of loads in the last 30 days, including today. */
    loads30d: count,
    loads7d: count,
    /** The sites with the most loads in the last 7 days; at most `siteCount7d`. */
    sites7d: z.array(widgetSite),
    /** Number of sites in the last 7 days, without loads of unknown origin. */
    siteCount7d: count,
  })
  .register(z.globalRegistry, { id: 'Widget' });
/** The widgets of a cast, latest first. */
export const widgetList = listOf(widget).register(z.globalRegistry, { id: 'WidgetList' });

/** A widget type. */
export type WidgetType = (typeof widgetTypes)[number];
/** A button kind. */
export type WidgetButtonKind = (typeof widgetButtonKinds)[number];
/** Appearance and behaviour of a widget. */
export type WidgetSettings = z.infer<typeof widgetSettings>;
/** The editable fields of a widget. */
export type WidgetDraft = z.infer<typeof widgetDraft>;
/** A saved widget. */
export type Widget = z.infer<typeof widget>;
/** The widgets of a cast. */
export type WidgetList = z.infer<typeof widgetList>;
