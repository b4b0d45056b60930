import { siteDocument as schema, siteTemplates } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '#/modules/sites/editing/templates.ts';

const source = { kind: 'station', id: '019b2f80-0000-7000-8000-000000000001' } as const;
const known = {
  name: 'Radio Aurora',
  description: 'Music from Galway.\nDay and night.',
  genres: ['Indie', 'Folk'],
};
const of = (change: Partial<typeof known> | null, template: (typeof siteTemplates)[number] = 'music') =>
  documentOf(template, {
    title: 'My site',
    locale: 'fr',
    source: change && source,
    known: change === null ? undefined : { ...known, ...change },
  });

describe('a template', () => {
  it.each(siteTemplates)('%s is a valid document with and without a station', (template) => {
    for (const document of [of({}, template), of(null, template)]) {
      expect(schema.safeParse(document).error).toBeUndefined();
      expect(document.sections[0]?.type).toBe('hero');
    }
  });

  it('differs from the others', () => {
    const looks = siteTemplates.map((template) => {
      const { theme, sections } = of(null, template);
      return JSON.stringify([theme.name, sections.map(({ type }) => type)]);
    });
    expect(new Set(looks).size).toBe(siteTemplates.length);
  });

  it('has the name and the description of the station in the language of the owner', () => {
    const document = of({});
    expect(document).toMatchObject({
      title: 'Radio Aurora',
      source,
      languages: ['fr'],
      search: { description: { fr: 'Music from Galway. Day and night.' } },
    });
    expect(document.sections).toMatchObject([
      { type: 'hero', tagline: { fr: 'Music from Galway. Day and night.' } },
      { type: 'songs' },
      { type: 'about', body: { fr: known.description } },
      ...Array.from({ length: 4 }, () => ({})),
    ]);
  });

  it('has the genres instead of a description that is missing or too long', () => {
    for (const description of ['', 'x'.repeat(500)]) {
      expect(of({ description }).sections[0]).toMatchObject({ tagline: { fr: 'Indie · Folk' } });
    }
  });

  it('is empty where nothing is known', () => {
    const document = of({ description: '', genres: [] });
    expect(document.search.description).toEqual({});
    expect(document.sections[0]).toMatchObject({ tagline: {} });
    expect(of(null)).toMatchObject({ title: 'My site', source: null });
    expect(of(null, 'talk').sections).toContainEqual(
      expect.objectContaining({ type: 'schedule', shows: [] }),
    );
  });
});
