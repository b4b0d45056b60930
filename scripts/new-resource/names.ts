/** The spellings of a resource name, by placeholder. */
export interface ResourceNames {
  readonly area: string;
  /** `song-requests` */
  readonly names: string;
  readonly name: string;
  /** `SongRequests` */
  readonly Names: string;
  readonly Name: string;
  /** `songRequests` */
  readonly namesVar: string;
  readonly nameVar: string;
  /** `song requests` */
  readonly labels: string;
  readonly label: string;
  /** `Song requests` */
  readonly Labels: string;
  readonly Label: string;
  /** `cast_song_requests` */
  readonly table: string;
  readonly Table: string;
}

const words = /^[a-z]+(?:-[a-z]+)*$/;

/** Derives all spellings from `<area>/<names>`; throws on anything but lowercase words joined by hyphens. */
export function namesOf(target: string, singular?: string): ResourceNames {
  const [area = '', names = '', ...rest] = target.split('/');
  const name = singular ?? singularOf(names);
  if (rest.length || ![area, names, name].every((each) => words.test(each)))
    throw new Error('Usage: npm run new:resource <area>/<plural-name> [-- --singular <name>]');
  if (name === names) throw new Error(`Give the singular of ${names}: -- --singular <name>`);
  return {
    area,
    names,
    name,
    Names: pascal(names),
    Name: pascal(name),
    namesVar: camel(names),
    nameVar: camel(name),
    labels: names.replaceAll('-', ' '),
    label: name.replaceAll('-', ' '),
    Labels: capital(names.replaceAll('-', ' ')),
    Label: capital(name.replaceAll('-', ' ')),
    table: `cast_${names.replaceAll('-', '_')}`,
    Table: `Cast${pascal(names)}`,
  };
}

/** Replaces `%placeholder%` in a template; throws on an unknown one. */
export function fill(template: string, names: ResourceNames): string {
  return template.replace(/%(\w+)%/g, (_all, key: string) => {
    const value = (names as unknown as Readonly<Record<string, string>>)[key];
    if (value === undefined) throw new Error(`Unknown placeholder: %${key}%`);
    return value;
  });
}

function singularOf(names: string): string {
  if (names.endsWith('ies')) return `${names.slice(0, -3)}y`;
  return names.endsWith('s') ? names.slice(0, -1) : names;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const pascal = (text: string) => text.split('-').map(capital).join('');

function camel(text: string): string {
  const whole = pascal(text);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
}
