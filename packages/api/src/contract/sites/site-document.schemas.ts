import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import { clockTime, email } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { isUnique, line, lines } from '#/contract/shared/text-fields.ts';
import { storableLines, visibleText } from '#/contract/shared/visible-text.ts';
import { siteFonts, siteThemes } from '#/contract/sites/site-themes.ts';

/** The kinds of sections. `hero` is the first section of every site. */
export const siteSectionTypes = [
  'hero',
  'schedule',
  'songs',
  'about',
  'presenters',
  'apps',
  'requests',
  'contact',
  'podcasts',
  'gallery',
  'events',
  'donate',
  'sponsors',
  'socials',
  'map',
  'text',
  'code',
] as const;
/** One of `siteSectionTypes`. */
export type SiteSectionType = (typeof siteSectionTypes)[number];

/** Drawn pictures for sites without one of their own, in the colors of the theme. */
export const siteDrawings = ['rings', 'hills', 'bars'] as const;
/** One of `siteDrawings`. */
export type SiteDrawing = (typeof siteDrawings)[number];

/** A text in the languages of a site. A missing or empty one falls back to the site's first language. */
const localized = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.strictObject({
    en: z.exactOptional(field),
    zh: z.exactOptional(field),
    fr: z.exactOptional(field),
    ja: z.exactOptional(field),
  });

/** An address of another page; empty while it is not filled in. */
const link = z.string().check(z.maxLength(2_048), z.regex(/^(?:|https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?)$/));

/** An image of the account: an upload of the kind `image.site` or `image.share`, as `<sha256>.<extension>`, and what it shows. */
export const sitePicture = z
  .strictObject({
    file: z.string().check(z.regex(/^[0-9a-f]{64}\.(?:png|jpg|webp)$/)),
    width: z.int().check(z.minimum(1), z.maximum(20_000)),
    height: z.int().check(z.minimum(1), z.maximum(20_000)),
    /** Read by screen readers; empty: not described yet. */
    alt: localized(line(limits.siteAlt)),
  })
  .register(z.globalRegistry, { id: 'SitePicture' });

const picture = z.nullable(sitePicture);

const id = z.string().check(z.regex(/^[a-z0-9]{4,16}$/));
const common = {
  /** Unique within the site. */
  id,
  isOn: z.boolean(),
  /** Empty: the standard heading of the section in the language of the page. */
  heading: localized(line(limits.siteHeading)),
};
const items = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(limits.siteItems));

const hero = z.strictObject({
  type: z.literal('hero'),
  ...common,
  tagline: localized(line(limits.siteTagline)),
  showsCover: z.boolean(),
  /** The programme on air, from the section with the schedule. */
  showsProgramme: z.boolean(),
  showsListeners: z.boolean(),
  drawing: z.enum(siteDrawings),
  /** Replaces the drawing. */
  picture,
});

/** A programme that repeats each week. */
export const siteShow = z
  .strictObject({
    /** Days of the week on which it begins: 1 Monday to 7 Sunday. */
    days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
    /** In the time zone of the station. */
    start: clockTime,
    /** At or before the start: on the next day. */
    end: clockTime,
    name: line(limits.siteName),
    host: line(limits.siteName),
  })
  .register(z.globalRegistry, { id: 'SiteShow' });

const schedule = z.strictObject({ type: z.literal('schedule'), ...common, shows: items(siteShow) });
const songs = z.strictObject({
  type: z.literal('songs'),
  ...common,
  count: z.int().check(z.minimum(3), z.maximum(10)),
});
const about = z.strictObject({
  type: z.literal('about'),
  ...common,
  /** Set large, before the text. */
  lead: localized(lines(limits.siteLead)),
  /** Markdown without images and HTML. */
  body: localized(lines(limits.siteBody)),
});
const text = z.strictObject({ type: z.literal('text'), ...common, body: localized(lines(limits.siteBody)) });
const presenters = z.strictObject({
  type: z.literal('presenters'),
  ...common,
  people: items(
    z.strictObject({
      name: line(limits.siteName),
      role: localized(line(limits.siteName)),
      link,
      picture,
    }),
  ),
});
const apps = z.strictObject({ type: z.literal('apps'), ...common });
const requests = z.strictObject({
  type: z.literal('requests'),
  ...common,
  intro: localized(lines(limits.siteIntro)),
  hasDedication: z.boolean(),
});
const contact = z.strictObject({
  type: z.literal('contact'),
  ...common,
  intro: localized(lines(limits.siteIntro)),
  email: z.union([z.literal(''), email]),
  phone: line(40),
  address: lines(200),
  hasForm: z.boolean(),
});
const podcasts = z.strictObject({
  type: z.literal('podcasts'),
  ...common,
  /** The RSS feed of a podcast; empty while it is not filled in. */
  feed: link,
  /** Latest episodes. */
  count: z.int().check(z.minimum(1), z.maximum(limits.siteEpisodes)),
});
const gallery = z.strictObject({
  type: z.literal('gallery'),
  ...common,
  pictures: items(z.strictObject({ picture: sitePicture, caption: localized(line(limits.siteAlt)) })),
});
const events = z.strictObject({
  type: z.literal('events'),
  ...common,
  events: items(
    z.strictObject({
      name: localized(line(limits.siteName)),
      date: z.iso.date(),
      /** Empty: the whole day. */
      time: z.union([z.literal(''), clockTime]),
      place: line(limits.siteName),
      link,
    }),
  ),
});
const donate = z.strictObject({
  type: z.literal('donate'),
  ...common,
  intro: localized(lines(limits.siteIntro)),
  label: localized(line(40)),
  link,
});
const sponsors = z.strictObject({
  type: z.literal('sponsors'),
  ...common,
  sponsors: items(z.strictObject({ name: line(limits.siteName), link, picture })),
});
const socials = z.strictObject({
  type: z.literal('socials'),
  ...common,
  /** The service follows from the host of the link. */
  links: items(z.strictObject({ link, label: line(limits.siteName) })),
});
const code = z.strictObject({
  type: z.literal('code'),
  ...common,
  /** HTML with its styles and scripts, shown in a sandboxed document of its own. */
  html: z.string().check(z.maxLength(limits.siteCode), storableLines),
  /** Of the frame. */
  heightPx: z.int().check(z.minimum(100), z.maximum(2_000)),
});
const map = z.strictObject({
  type: z.literal('map'),
  ...common,
  address: lines(200),
  /** A page with a map. */
  link,
  picture,
});

/** A part of a site. */
export const siteSection = z
  .discriminatedUnion('type', [
    hero,
    schedule,
    songs,
    about,
    presenters,
    apps,
    requests,
    contact,
    podcasts,
    gallery,
    events,
    donate,
    sponsors,
    socials,
    map,
    text,
    code,
  ])
  .register(z.globalRegistry, { id: 'SiteSection' });

/** What a site plays: a station, or a cast without one. */
export const siteSource = z
  .strictObject({ kind: z.enum(['station', 'cast']), id: z.uuid() })
  .register(z.globalRegistry, { id: 'SiteSource' });

/** Everything that the owner of a site writes and chooses. */
export const siteDocument = z
  .strictObject({
    /** The name of the station. */
    title: z
      .string()
      .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(limits.siteTitle), visibleText),
    source: z.nullable(siteSource),
    /** The first one is the page at the address of the site. */
    languages: z
      .array(locale)
      .check(z.minLength(1), z.maxLength(4), z.refine(isUnique, { error: 'not_unique' })),
    theme: z.strictObject({
      name: z.enum(siteThemes),
      /** `auto`: as the visitor's system. */
      scheme: z.enum(['auto', 'light', 'dark']),
      /** `#rrggbb`; null: the theme's. */
      accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
      font: z.enum(siteFonts),
    }),
    /** Square; null: the logo of the station. */
    logo: picture,
    search: z.strictObject({
      /** Empty: the title and the tagline. */
      title: localized(line(limits.siteSearchTitle)),
      description: localized(line(limits.siteSearchDescription)),
      /** 1200 x 630 pixels; null: the drawn one. */
      image: picture,
      isIndexed: z.boolean(),
    }),
    /** Markdown. Empty: no page and no link to it. */
    privacy: localized(lines(limits.siteLegal)),
    imprint: localized(lines(limits.siteLegal)),
    sections: z.array(siteSection).check(
      z.maxLength(limits.siteSections),
      z.refine((sections) => isUnique(sections.map((section) => section.id)), { error: 'not_unique' }),
    ),
  })
  .register(z.globalRegistry, { id: 'SiteDocument' });

/** A text in the languages of a site. */
export type SiteText = z.infer<ReturnType<typeof localized>>;
/** An image of a site. */
export type SitePicture = z.infer<typeof sitePicture>;
/** A programme that repeats each week. */
export type SiteShow = z.infer<typeof siteShow>;
/** A part of a site. */
export type SiteSection = z.infer<typeof siteSection>;
/** A section of one kind. */
export type SiteSectionOf<Type extends SiteSectionType> = Extract<SiteSection, { readonly type: Type }>;
/** What a site plays. */
export type SiteSource = z.infer<typeof siteSource>;
/** Everything that the owner of a site writes and chooses. */
export type SiteDocument = z.infer<typeof siteDocument>;
