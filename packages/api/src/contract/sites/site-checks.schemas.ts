import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';

/** What a check of a draft can find. */
export const siteProblems = [
  /** No stream: visitors cannot listen. */
  'stream_missing',
  /** An http stream, which browsers block on a https page. */
  'stream_insecure',
  /** A picture without a text for screen readers. */
  'alt_missing',
  /** A section that is on and has no content; the page leaves it out. */
  'section_empty',
  /** A text that is missing in a language of the site. */
  'translation_missing',
  /** A link without an address. */
  'link_missing',
  /** A section with code that is on, and that the provider does not allow; the page leaves it out. */
  'code_not_allowed',
  /** A form, but no privacy text. */
  'privacy_missing',
] as const;

/** The checks of a draft. */
export const siteChecks = z
  .object({
    problems: z.array(
      z.object({
        code: z.enum(siteProblems),
        /** Null: of the whole site. */
        sectionId: z.nullable(text),
        /** For `translation_missing`. */
        language: z.nullable(locale),
        /** How often it occurs in this section. */
        count,
      }),
    ),
    /** The lowest contrast of text in the theme, in light and in dark. */
    contrast: z.object({ light: z.number(), dark: z.number() }),
    /** What a first visit loads, without pictures: compressed bytes and requests. */
    weight: z.object({ bytes: count, requests: count }),
    pictures: count,
    links: count,
  })
  .register(z.globalRegistry, { id: 'SiteChecks' });

/** The address of a podcast's feed. */
export const siteFeedChoice = z
  .strictObject({
    feed: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/)),
  })
  .register(z.globalRegistry, { id: 'SiteFeedChoice' });

/** Why a feed has no episodes to show. */
export const siteFeedProblems = [
  /** Nothing answered, or the address is not public. */
  'unreachable',
  /** The server answered with another status than 200. */
  'refused',
  /** More than 2 MB. */
  'too_large',
  /** The reply is no RSS feed. */
  'not_feed',
  /** No episode has audio at a https address. */
  'no_episodes',
] as const;

/** What a feed contains. */
export const siteFeedReport = z
  .object({
    /** Null if there are episodes. */
    problem: z.nullable(z.enum(siteFeedProblems)),
    /** The HTTP status; null if nothing answered. */
    status: z.nullable(z.int()),
    /** Of the podcast; null if it could not be read. */
    title: z.nullable(text),
    /** Episodes that a page can show, up to `limits.siteEpisodes`. */
    episodes: count,
    /** The latest one. */
    latest: z.nullable(z.object({ title: text, publishedAt: z.nullable(moment) })),
  })
  .register(z.globalRegistry, { id: 'SiteFeedReport' });

/** The result of requesting the links of a draft. */
export const siteLinkReport = z
  .object({
    checked: count,
    broken: z.array(
      z.object({
        link: text,
        sectionId: text,
        /** The HTTP status; null if nothing answered. */
        status: z.nullable(z.int()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'SiteLinkReport' });

/** What a check of a draft can find. */
export type SiteProblem = (typeof siteProblems)[number];
/** One of `siteFeedProblems`. */
export type SiteFeedProblem = (typeof siteFeedProblems)[number];
/** The checks of a draft. */
export type SiteChecks = z.infer<typeof siteChecks>;
/** See `siteFeedReport`. */
export type SiteFeedReport = z.infer<typeof siteFeedReport>;
/** See `siteLinkReport`. */
export type SiteLinkReport = z.infer<typeof siteLinkReport>;
