/** Adds descriptions that are already written elsewhere: the contract's summaries, English labels, and how to import an entry. */
import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type DeclarationReflection,
  makeRecursiveVisitor,
  ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  UnknownType,
} from 'typedoc';

const text = (content: string): CommentDisplayPart => ({ kind: 'text', text: content });
const code = (content: string): CommentDisplayPart => ({ kind: 'code', text: content });

function commentOf(reflection: DeclarationReflection): Comment {
  reflection.comment ??= new Comment();
  return reflection.comment;
}

export interface EntryDescription {
  /** The specifier that an app imports. */
  readonly specifier: string;
  /** The chapter in the navigation; the package is not divided without one. */
  readonly chapter: string | undefined;
  /** The names of all exports; those of other packages have no pages here. */
  readonly names: readonly string[];
}

/** Gives an entry its chapter, the description of its main export, and an example of its import. */
export function describeEntry(module: DeclarationReflection, entry: EntryDescription): void {
  const { specifier, chapter, names } = entry;
  const comment = commentOf(module);
  const exported = module.children ?? [];
  const main = exported.find((child) => isNamedLike(child.name, specifier));
  const description = main && (main.comment ?? main.signatures?.[0]?.comment);
  if (!comment.hasVisibleComponent() && description)
    comment.summary = Comment.cloneDisplayParts(description.summary);
  const values = exported.filter((child) => child.kindOf(valueKinds)).map(({ name }) => name);
  const elsewhere = names.filter((name) => !exported.some((child) => child.name === name));
  const example = [
    ...(main ? [main.name] : []),
    ...values.filter((name) => name !== main?.name),
    ...elsewhere,
  ];
  comment.summary.push(text('\n\n'), code(importOf(example.slice(0, 3), specifier)));
  if (elsewhere.length)
    comment.summary.push(text(`\n\nFrom dependencies: ${elsewhere.map(quoted).join(', ')}.`));
  if (chapter) comment.blockTags.push(new CommentTag('@category', [text(chapter)]));
}

/** Whether an export has the name of its entry: `DataTable` of `data-table`. */
function isNamedLike(name: string, specifier: string): boolean {
  const [last = ''] = specifier.split('/').slice(-1);
  return name.toLowerCase() === last.replaceAll('-', '');
}

const valueKinds = ReflectionKind.Function | ReflectionKind.Variable | ReflectionKind.Class;
const quoted = (name: string) => `\`${name}\``;

function importOf(names: readonly string[], specifier: string): string {
  return `\`\`\`ts\nimport { ${names.join(', ')} } from '${specifier}';\n\`\`\``;
}

/** Names destructured parameters, which have no name in the source, and lists the fields of props on the same page. */
export function describeParameters(signature: SignatureReflection): void {
  const isComponent = /^[A-Z]/.test(signature.name);
  for (const parameter of signature.parameters ?? []) {
    if (parameter.name.startsWith('__namedParameters')) parameter.name = isComponent ? 'props' : 'options';
    for (const name of propTypes(parameter.type))
      signature.comment?.blockTags.push(new CommentTag('@expandType', [text(name)]));
  }
}

/** The names of a type of props, and of the types that it combines. */
function propTypes(type: SomeType | undefined): string[] {
  if (!(type instanceof ReferenceType && /(?:Props|Options|Rows)$/.test(type.name))) return [];
  const { reflection } = type;
  const parts =
    reflection?.isDeclaration() && reflection.type?.type === 'intersection' ? reflection.type.types : [];
  return [type.name, ...parts.flatMap(propTypes)];
}

type Label = string | ((...values: never[]) => string);
export type Labels = Readonly<Record<string, Label | Readonly<Record<string, Label>>>>;

/** Adds the English text to each label. `labels` has the labels of the interface, and one level of groups. */
export function describeLabels(labels: DeclarationReflection, english: Labels): void {
  for (const label of labels.children ?? []) {
    const value = english[label.name];
    if (typeof value === 'string' || typeof value === 'function')
      commentOf(label).blockTags.push(new CommentTag('@english', [code(sourceOf(value))]));
  }
}

/** Adds the English text to the labels of each group of `UiLabelGroups`. */
export function describeLabelGroups(groups: DeclarationReflection, english: Labels): void {
  for (const { name, type } of groups.children ?? []) {
    const target = type instanceof ReferenceType ? type.reflection : undefined;
    const texts = english[name];
    if (target && typeof texts === 'object') describeLabels(target as DeclarationReflection, texts);
  }
}

function sourceOf(label: Label): string {
  if (typeof label === 'string') return `\`${label}\``;
  return `\`\`\`ts\n${String(label).replace(/\s+/g, ' ')}\n\`\`\``;
}

interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: string;
}

/** Operations by their exported name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Replaces the type of a table of operations by the list of them. */
export function describeOperations(table: DeclarationReflection, operations: Operations): void {
  const rows = Object.entries(operations).map(
    ([name, { operationId, method, path, summary, access }]) =>
      `| \`${name}\`<br>\`${operationId}\` | ${summary}.<br>\`${method.toUpperCase()} ${path}\`, access: ${access} |`,
  );
  const head = '| Name and operation | Request |\n| --- | --- |';
  commentOf(table).summary.push(text(`\n\n${head}\n${rows.join('\n')}`));
  replaceType(table, 'Readonly<Record<string, Route>>');
}

/** Replaces a type that is too long to read. */
export function replaceType(declaration: DeclarationReflection, type: string): void {
  const { project } = declaration;
  declaration.type?.visit(
    makeRecursiveVisitor({ reflection: (literal) => project.removeReflection(literal.declaration) }),
  );
  declaration.type = new UnknownType(type);
}
