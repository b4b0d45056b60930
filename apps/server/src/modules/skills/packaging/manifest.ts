import { type SkillDocument, type SkillVoice, withStraightApostrophes } from '@unmuted/api/contract';

/** The icons, beside the manifest. */
export const iconFiles = {
  small: 'assets/images/icon-108.png',
  large: 'assets/images/icon-512.png',
} as const;

/** Countries in which Amazon distributes no skills, so that it refuses their codes. */
const withoutSkills: readonly string[] = ['BQ', 'CU', 'CW', 'IR', 'KP', 'SD', 'SS', 'SX', 'SY', 'XK'];

/** What the reviewers at Amazon need to know if the owner wrote nothing. */
const standardInstructions =
  'The skill plays one live radio stream. Open it to start the stream. Ask what is playing for the title, and say stop to end it. No account is needed.';

const filled = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** The countries of the store; null: all, and none: the chosen ones have no Alexa. */
export const distributionCountriesOf = ({
  countries,
}: Pick<SkillDocument, 'countries'>): readonly string[] | null =>
  countries?.filter((country) => !withoutSkills.includes(country)) ?? null;

const publishedVoice = ({ publicName, summary, description, keywords, examplePhrases }: SkillVoice) => ({
  name: publicName.trim(),
  summary: summary.trim(),
  description: description.trim(),
  keywords: filled(keywords),
  // Amazon compares them with the samples of the model.
  examplePhrases: filled(examplePhrases.map(withStraightApostrophes)),
  smallIconUri: `file://${iconFiles.small}`,
  largeIconUri: `file://${iconFiles.large}`,
});

/** `skill.json`, as `ask deploy` and the import of SMAPI take it. */
export function manifestOf(document: SkillDocument, endpoint: string): Record<string, unknown> {
  const { voices, testingInstructions, hasAds, isChildDirected, privacyUrl, termsUrl } = document;
  const countries = distributionCountriesOf(document);
  const links = {
    ...(privacyUrl !== '' && { privacyPolicyUrl: privacyUrl }),
    ...(termsUrl !== '' && { termsOfUseUrl: termsUrl }),
  };
  const instructions = testingInstructions.trim();
  return {
    manifest: {
      manifestVersion: '1.0',
      publishingInformation: {
        category: 'STREAMING_SERVICE',
        distributionMode: 'PUBLIC',
        isAvailableWorldwide: countries === null,
        ...(countries && { distributionCountries: countries }),
        testingInstructions: instructions === '' ? standardInstructions : instructions,
        locales: Object.fromEntries(voices.map((voice) => [voice.locale, publishedVoice(voice)])),
      },
      privacyAndCompliance: {
        allowsPurchases: false,
        usesPersonalInfo: false,
        isChildDirected,
        containsAds: hasAds,
        isExportCompliant: true,
        ...(Object.keys(links).length > 0 && {
          locales: Object.fromEntries(voices.map(({ locale }) => [locale, links])),
        }),
      },
      apis: {
        custom: {
          endpoint: {
            uri: endpoint,
            // Not allowed with the ARN of a function.
            ...(endpoint.startsWith('https:') && { sslCertificateType: 'Trusted' }),
          },
          interfaces: [{ type: 'AUDIO_PLAYER' }],
        },
      },
    },
  };
}
