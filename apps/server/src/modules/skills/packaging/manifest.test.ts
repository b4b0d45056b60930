import {
  checkSkill,
  countryCodes,
  isSkillReady,
  type SkillDocument,
  skillLocales,
} from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { distributionCountriesOf, manifestOf } from '#/modules/skills/packaging/manifest.ts';
import { endpoint, fullDocument } from '#/modules/skills/packaging/testing/full-document.ts';
import { createOracle } from '#/modules/skills/packaging/testing/smapi-oracle.ts';

const oracle = createOracle();

const [first] = fullDocument.voices;
if (!first) throw new Error('a full document has voices');
const long = (length: number) => 'a'.repeat(length);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `keyword ${index}`);

/** A document with other values in its first voice. */
const withVoice = (change: Partial<typeof first>): SkillDocument => ({
  ...fullDocument,
  voices: [{ ...first, ...change }, ...fullDocument.voices.slice(1)],
});

/** The manifest of the full document with another value at a place. */
function withValue(place: string, value: unknown): unknown {
  const manifest = structuredClone(manifestOf(fullDocument, endpoint));
  const names = place.split('/');
  const last = names.pop() ?? '';
  let part = manifest;
  for (const name of names) part = part[name] as Record<string, unknown>;
  part[last] = value;
  return manifest;
}

describe('the manifest', () => {
  it('is what Amazon accepts, in all locales', () => {
    expect(isSkillReady(checkSkill(fullDocument))).toBe(true);
    const manifest = manifestOf(fullDocument, endpoint);
    expect(oracle.manifest(manifest)).toEqual([]);
    expect(Object.keys(localesOf(manifest))).toEqual([...skillLocales]);
  });

  it('has a link to the privacy policy only if there is one', () => {
    const manifest = manifestOf({ ...fullDocument, privacyUrl: '', termsUrl: '' }, endpoint);
    expect(oracle.manifest(manifest)).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/privacyPolicyUrl|termsOfUseUrl/);
  });

  it('states no certificate with the ARN of a function', () => {
    const arn = 'arn:aws:lambda:eu-west-1:123456789012:function:radio';
    const manifest = manifestOf(fullDocument, arn);
    expect(oracle.manifest(manifest)).toEqual([]);
    expect(JSON.stringify(manifest)).not.toContain('sslCertificateType');
  });

  it('tells the reviewers what to do if the owner does not', () => {
    const manifest = manifestOf({ ...fullDocument, testingInstructions: ' ' }, endpoint);
    expect(JSON.stringify(manifest)).toContain('The skill plays one live radio stream.');
  });

  it('leaves out empty and repeated texts, and writes phrases as the models do', () => {
    const voice = withVoice({
      keywords: ['radio', ' ', 'radio ', 'live'],
      examplePhrases: ['Alexa, open radio aurora', '', 'Alexa, ask radio aurora what’s playing'],
    });
    expect(localesOf(manifestOf(voice, endpoint))[first.locale]).toMatchObject({
      keywords: ['radio', 'live'],
      examplePhrases: ['Alexa, open radio aurora', "Alexa, ask radio aurora what's playing"],
    });
  });

  it('names only countries in which Amazon has skills', () => {
    const everywhere = manifestOf({ ...fullDocument, countries: [...countryCodes] }, endpoint);
    expect(oracle.manifest(everywhere)).toEqual([]);
    expect(distributionCountriesOf({ countries: ['CU', 'IE'] })).toEqual(['IE']);
    const worldwide = manifestOf({ ...fullDocument, countries: null }, endpoint);
    expect(JSON.stringify(worldwide)).toContain('"isAvailableWorldwide":true');
    expect(JSON.stringify(worldwide)).not.toContain('distributionCountries');
  });
});

const localesOf = (manifest: Record<string, unknown>) =>
  (manifest as { manifest: { publishingInformation: { locales: Record<string, unknown> } } }).manifest
    .publishingInformation.locales;

describe('Amazon refuses', () => {
  const voice = `manifest/publishingInformation/locales/${first.locale}`;
  it.each<[string, SkillDocument, string]>([
    ['a long summary', withVoice({ summary: long(161) }), `${voice}/summary`],
    ['a long description', withVoice({ description: long(4_001) }), `${voice}/description`],
    ['a name of one letter', withVoice({ publicName: 'R' }), `${voice}/name`],
    ['five example phrases', withVoice({ examplePhrases: [...'abcde'] }), `${voice}/examplePhrases`],
    ['a long example phrase', withVoice({ examplePhrases: [long(201)] }), `${voice}/examplePhrases/0`],
    ['31 keywords', withVoice({ keywords: numbered(31) }), `${voice}/keywords`],
    ['a long keyword', withVoice({ keywords: [long(151)] }), `${voice}/keywords/0`],
    [
      'long instructions',
      { ...fullDocument, testingInstructions: long(4_001) },
      'manifest/publishingInformation/testingInstructions',
    ],
  ])('%s', (_fault, document, place) => {
    expect(oracle.manifest(manifestOf(document, endpoint))).toEqual([expect.stringContaining(`/${place} `)]);
  });

  it.each<[string, string, unknown, string]>([
    [
      'an endpoint without https',
      'manifest/apis/custom/endpoint/uri',
      'http://cast.studio.example/a',
      'pattern',
    ],
    ['an unknown kind of certificate', 'manifest/apis/custom/endpoint/sslCertificateType', 'Own', 'allowed'],
    ['an unknown interface', 'manifest/apis/custom/interfaces', [{ type: 'RADIO' }], 'oneOf'],
    ['an unknown field', 'manifest/publishingInformation/colour', 'red', 'additional properties'],
    ['an unknown locale', 'manifest/publishingInformation/locales/sv-SE', { name: 'Radio' }, 'property name'],
    ['a locale without a name', 'manifest/publishingInformation/locales/es-US', {}, "'name'"],
    ['an unknown country', 'manifest/publishingInformation/distributionCountries', ['ZZ'], 'allowed'],
    ['an unknown distribution', 'manifest/publishingInformation/distributionMode', 'SECRET', 'allowed'],
    ['an answer that is neither yes nor no', 'manifest/privacyAndCompliance/containsAds', 'no', 'boolean'],
    ['a category that is no text', 'manifest/publishingInformation/category', 7, 'string'],
  ])('%s', (_fault, place, value, message) => {
    const faults = oracle.manifest(withValue(place, value));
    expect(faults).toContainEqual(expect.stringContaining(message));
  });
});
