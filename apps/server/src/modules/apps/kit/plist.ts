import { xmlText } from '#/modules/apps/kit/escape.ts';

/** A value of a property list. */
export type PlistValue =
  | string
  | number
  | boolean
  | readonly PlistValue[]
  | { readonly [key: string]: PlistValue };

/** A property list as XML, which Apple's tools and fastlane read. */
export const plistOf = (value: PlistValue): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${elementOf(value, '')}
</plist>
`;

function elementOf(value: PlistValue, indent: string): string {
  if (typeof value === 'string') return `${indent}<string>${xmlText(value)}</string>`;
  if (typeof value === 'number') return `${indent}<integer>${value}</integer>`;
  if (typeof value === 'boolean') return `${indent}<${value}/>`;
  const inner = `${indent}\t`;
  if (isList(value))
    return wrap(
      'array',
      value.map((each) => elementOf(each, inner)),
      indent,
    );
  const members = Object.entries(value).map(
    ([key, each]) => `${inner}<key>${xmlText(key)}</key>\n${elementOf(each, inner)}`,
  );
  return wrap('dict', members, indent);
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);

const wrap = (name: string, parts: readonly string[], indent: string): string =>
  parts.length === 0
    ? `${indent}<${name}/>`
    : [`${indent}<${name}>`, ...parts, `${indent}</${name}>`].join('\n');
