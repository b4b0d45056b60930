/**
 * Java sources of stand-ins for the classes of Android that the smali sources use. Each method asks `simulation.Calls`; without
 * an answer it returns itself (builders), a new stand-in, or zero. The Java verifier then checks all types of the app.
 */
export function androidStandIns(smali: string): ReadonlyMap<string, string> {
  const classes = new Map<string, Set<string>>();
  for (const [type] of smali.matchAll(/Landroid\/[\w/$]+;/g)) addClass(classes, nameOf(type));
  for (const call of callsOf(smali)) classes.get(call.owner)?.add(methodOf(call));
  const files = new Map<string, string>();
  for (const name of classes.keys()) {
    if (name.includes('$')) continue;
    const file = `package ${name.slice(0, name.lastIndexOf('.'))};\n${sourceOf(name, classes)}`;
    files.set(`${name.replaceAll('.', '/')}.java`, file);
  }
  return files;
}

/** What the classes extend, as far as the app relies on it. */
const parents: Readonly<Record<string, string>> = {
  'android.app.Activity': 'android.content.Context',
  'android.app.Service': 'android.content.Context',
  'android.app.Notification$MediaStyle': 'android.app.Notification$Style',
  'android.widget.TextView': 'android.view.View',
  'android.widget.RadioButton': 'android.widget.TextView',
  'android.widget.ImageButton': 'android.view.View',
  'android.widget.RadioGroup': 'android.view.View',
};

/** The interfaces that the app implements, with their only methods. */
const interfaces: Readonly<Record<string, string>> = {
  'android.view.View$OnClickListener': 'void onClick(android.view.View view);',
  'android.widget.RadioGroup$OnCheckedChangeListener':
    'void onCheckedChanged(android.widget.RadioGroup group, int id);',
  'android.media.MediaPlayer$OnPreparedListener': 'void onPrepared(android.media.MediaPlayer media);',
  'android.media.MediaPlayer$OnErrorListener':
    'boolean onError(android.media.MediaPlayer media, int what, int extra);',
  'android.media.MediaPlayer$OnCompletionListener': 'void onCompletion(android.media.MediaPlayer media);',
  'android.media.MediaPlayer$OnInfoListener':
    'boolean onInfo(android.media.MediaPlayer media, int what, int extra);',
  'android.media.AudioManager$OnAudioFocusChangeListener': 'void onAudioFocusChange(int change);',
  'android.os.IBinder': '',
};

/** The app's own classes, whose calls of inherited methods belong to these. */
const ownClasses: Readonly<Record<string, string>> = {
  'app.radio.MainActivity': 'android.app.Activity',
  'app.radio.PlayerService': 'android.app.Service',
};

function addClass(classes: Map<string, Set<string>>, name: string): void {
  if (classes.has(name)) return;
  classes.set(name, new Set());
  if (name.includes('$')) addClass(classes, name.slice(0, name.lastIndexOf('$')));
  const parent = parents[name];
  if (parent) addClass(classes, parent);
}

interface Call {
  readonly owner: string;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly returns: string;
  readonly isStatic: boolean;
}

function callsOf(smali: string): Call[] {
  const own = new Set<string>();
  for (const file of smali.split(/^(?=\.class )/m)) {
    const owner = /^\.class .*?(L\S+;)$/m.exec(file)?.[1];
    for (const [, method] of file.matchAll(/^\.method .*?(\S+)$/gm)) own.add(`${owner}->${method}`);
  }
  const calls = smali.matchAll(/invoke-(\w+) \{.*?\}, ((L[^;]+;)->(\S+?)\((\S*?)\)(\S+))/g);
  return [...calls].flatMap(([, kind, whole = '', type = '', name = '', parameters = '', returns = '']) => {
    const caller = nameOf(type);
    const owner = ownClasses[caller] ?? caller;
    if (own.has(whole) || !owner.startsWith('android.')) return [];
    const types = parameters.match(/\[*(?:L[^;]+;|[A-Z])/g) ?? [];
    return [
      {
        owner,
        name,
        parameters: types.map(javaType),
        returns: javaType(returns),
        isStatic: kind === 'static',
      },
    ];
  });
}

const nameOf = (type: string): string => type.slice(1, -1).replaceAll('/', '.');
const sourceName = (name: string): string => name.replaceAll('$', '.');
const shortName = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);

const primitives: Readonly<Record<string, string>> = {
  V: 'void',
  Z: 'boolean',
  B: 'byte',
  I: 'int',
  J: 'long',
  F: 'float',
};

function javaType(type: string): string {
  if (type.startsWith('[')) return `${javaType(type.slice(1))}[]`;
  return primitives[type] ?? sourceName(nameOf(type));
}

function methodOf({ owner, name, parameters, returns, isStatic }: Call): string {
  const declared = parameters.map((type, index) => `${type} a${index}`).join(', ');
  const passed = parameters.map((_, index) => `, a${index}`).join('');
  const ask = (what: string) => `simulation.Calls.on(${isStatic ? 'null' : 'this'}, "${what}"${passed})`;
  const label = `${shortName(owner)}.${name}`;
  if (name === '<init>') {
    // All have a constructor without parameters.
    return parameters.length === 0
      ? ''
      : `public ${shortName(owner)}(${declared}) { ${ask(`new ${shortName(owner)}`)}; }`;
  }
  const visibility = owner === 'android.app.Activity' && /^on[A-Z]/.test(name) ? 'protected' : 'public';
  const head = `${visibility} ${isStatic ? 'static ' : ''}${returns} ${name}(${declared})`;
  if (returns === 'void') return `${head} { ${ask(label)}; }`;
  return `${head} { Object answer = ${ask(label)}; return answer == null ? ${unanswered(owner, returns, isStatic)} : (${returns}) answer; }`;
}

function unanswered(owner: string, returns: string, isStatic: boolean): string {
  if (returns === 'boolean') return 'false';
  if (/^[a-z]+$/.test(returns)) return '0';
  if (returns === sourceName(owner) && !isStatic) return 'this';
  return returns.startsWith('android.') ? `new ${returns}()` : 'null';
}

function sourceOf(name: string, classes: ReadonlyMap<string, ReadonlySet<string>>): string {
  const nested = [...classes.keys()].filter((other) => other.slice(0, other.lastIndexOf('$')) === name);
  const isNested = name.includes('$');
  const content = interfaces[name];
  if (content !== undefined)
    return `public ${isNested ? 'static ' : ''}interface ${shortName(name)} { ${content} }\n`;
  const parent = parents[name];
  return [
    `public ${isNested ? 'static ' : ''}class ${shortName(name)}${parent ? ` extends ${sourceName(parent)}` : ''} {`,
    `public ${shortName(name)}() {}`,
    name === 'android.os.Build$VERSION' ? 'public static int SDK_INT;' : '',
    ...(classes.get(name) ?? []),
    ...nested.map((each) => sourceOf(each, classes)),
    '}\n',
  ].join('\n');
}
