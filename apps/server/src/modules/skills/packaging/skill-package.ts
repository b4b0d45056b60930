import type { SkillDocument } from '@unmuted/api/contract';
import { interactionModelOf } from '#/modules/skills/packaging/interaction-model.ts';
import { iconFiles, manifestOf } from '#/modules/skills/packaging/manifest.ts';
import type { SkillIcons } from '#/modules/skills/packaging/skill-icons.ts';
import { zipOf } from '#/platform/lib/zip.ts';

interface PackageParts {
  /** An https address or an ARN. */
  readonly endpoint: string;
  readonly icons: SkillIcons;
  /** Null: `ask deploy` creates a skill at Amazon. */
  readonly amazonId: string | null;
}

/** `ask`: a project for `ask deploy`. `smapi`: what the import of Amazon's API takes, which is also its folder `skill-package`. */
export type PackageFormat = 'ask' | 'smapi';

const folder = 'skill-package';

/** The zip of a skill. The same input makes the same bytes. */
export function packageOf(document: SkillDocument, parts: PackageParts, format: PackageFormat): Uint8Array {
  const files = skillFilesOf(document, parts);
  return zipOf(format === 'smapi' ? files : projectOf(files, parts.amazonId));
}

type Files = Readonly<Record<string, Uint8Array>>;

function skillFilesOf(document: SkillDocument, { endpoint, icons }: PackageParts): Files {
  const models = document.voices.map((voice) => [
    `interactionModels/custom/${voice.locale}.json`,
    jsonOf(interactionModelOf(voice)),
  ]);
  return {
    'skill.json': jsonOf(manifestOf(document, endpoint)),
    ...Object.fromEntries(models),
    [iconFiles.small]: icons.small,
    [iconFiles.large]: icons.large,
  };
}

/** What the ASK CLI reads beside the folder. Without the id in its state it would create the skill a second time. */
function projectOf(files: Files, amazonId: string | null): Files {
  const resources = {
    askcliResourcesVersion: '2020-03-31',
    profiles: { default: { skillMetadata: { src: `./${folder}` } } },
  };
  const states = { askcliStatesVersion: '2020-03-31', profiles: { default: { skillId: amazonId } } };
  return {
    'ask-resources.json': jsonOf(resources),
    ...(amazonId !== null && { '.ask/ask-states.json': jsonOf(states) }),
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content])),
  };
}

const jsonOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
