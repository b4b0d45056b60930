/** The names and the order of stories: docs/guide/stories.md. */

/** Words that the vocabulary replaces. */
const replaced: readonly (readonly [word: RegExp, instead: string])[] = [
  [/Cjk/, 'the language: Japanese, Chinese'],
  [/OnA?Phone/, 'Phone'],
  [/InDark|DarkTheme|DarkMode/, 'Dark'],
  [/Mirrored|Rtl/, 'RightToLeft'],
  [/Long(?:Word|Name)s?$/, 'LongText'],
  [/^(?:With)?Errors?$|HasError/, 'Invalid for a value, Failed for loading'],
  [/^Busy/, 'Loading, Saving or Submitting'],
  [/NotThere/, 'NotFound'],
  [/NotKnown/, 'Unknown'],
  [/NoMatch/, 'NoResults'],
  [/Nothing/, 'Empty or NoData'],
  [/(?:In|With|On|Beside)An?[A-Z]/, 'a name without an article'],
  [/^(?:Works|Moves|Says|Shows|Keeps|Opens|Closes|Finds|Selects|Is)[A-Z]/, 'a state, or an imperative'],
];

const environments = /^(?:Narrow|Phone|Dark|French|(?:Chinese|Japanese)\w*|RightToLeft)$/;

/** Problems of a story file. */
export function checkStories(file: string, text: string): string[] {
  const stories = [...text.matchAll(/^export const (\w+).*\n(?:(?!export ).*\n)*/gm)].map(
    ([body, name = '']) => ({ name, rank: rankOf(name, body) }),
  );
  const misnamed = stories.flatMap(({ name }) => {
    const rule = replaced.find(([word]) => word.test(name));
    return rule ? [`${file}: story ${name}: use ${rule[1]} (docs/guide/stories.md)`] : [];
  });
  const misplaced = stories.flatMap(({ name, rank }, index) =>
    rank < (stories[index - 1]?.rank ?? 0)
      ? [`${file}: story ${name} comes too late: Default, then states, then environments, then test-only`]
      : [],
  );
  return [...misnamed, ...misplaced];
}

function rankOf(name: string, body: string): number {
  if (name === 'Default') return 0;
  if (/^ {2}tags: \[[^\]]*'test-only'/m.test(body)) return 3;
  return environments.test(name) ? 2 : 1;
}
