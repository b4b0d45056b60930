/**
 * Splits the compiled style sheet into `core.css` (themes' variables, reset, keyframes) and one sheet per component, which
 * contains the rules of the component and of those that it is made of.
 *
 * Several sheets may define the same class, so the order of rules within one sheet no longer decides between two classes of
 * one element: `px-3` in the second sheet would win over `md:px-4` in the first. Cascade layers decide instead. Each rule gets
 * the number of a layer inside `ui.utilities`, higher than those of all rules before it that set the same property.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { createClassFinder, utilityClasses } from '../../../scripts/lib/utility-classes.ts';

export interface Sheets {
  readonly core: string;
  readonly components: ReadonlyMap<string, string>;
}

/** A component's own source text, and the other components that it imports. */
export interface ComponentSource {
  readonly text: string;
  readonly imports: readonly string[];
}

interface Utility {
  /** Usually one; rules with equal declarations may be merged. */
  readonly classNames: readonly string[];
  readonly layer: number;
  /** The rule within its conditions, such as `@media`. */
  readonly css: string;
}

export function splitSheet(sheet: string, sources: ReadonlyMap<string, ComponentSource>): Sheets {
  const root = postcss.parse(sheet);
  const layer = utilitiesOf(root);
  const utilities = numberLayers(layer);
  const layers = Math.max(...utilities.map((utility) => utility.layer)) + 1;
  const names = Array.from({ length: layers }, (_, index) => layerName(index)).join(',');
  layer.replaceWith(postcss.parse(`@layer ui.utilities{@layer ${names};}`));
  const own = new Map([...sources].map(([name, { text }]) => [name, usedIn(text, utilities)]));
  const components = [...sources.keys()].map((name): [string, string] => {
    const used = new Set(withImports(name, sources).flatMap((part) => own.get(part) ?? []));
    return [name, write(utilities.filter((utility) => used.has(utility)))];
  });
  return { core: root.toString(), components: new Map(components) };
}

const layerName = (index: number): string => `l${index.toString(36)}`;

function utilitiesOf(root: Root): AtRule {
  const found: AtRule[] = [];
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'ui.utilities' && rule.nodes) found.push(rule);
  });
  const [layer, ...others] = found;
  if (!layer || others.length > 0) throw new Error('expected one @layer ui.utilities');
  return layer;
}

function numberLayers(layer: AtRule): Utility[] {
  const last = new Map<string, number>();
  return rulesOf(layer).map((rule) => {
    const properties = propertiesOf(rule);
    const number = Math.max(-1, ...properties.map((property) => last.get(property) ?? -1)) + 1;
    for (const property of properties) last.set(property, number);
    return { classNames: classesOf(rule), layer: number, css: inConditions(rule, layer) };
  });
}

function rulesOf(container: Container<ChildNode>): Rule[] {
  return (
    container.nodes?.flatMap((node) => {
      if (node.type === 'rule') return [node];
      return node.type === 'atrule' ? rulesOf(node) : [];
    }) ?? []
  );
}

/** Longhands overlap with their shorthands, so both count as the first word of the shorthand. */
const shorthands =
  /^(?:animation|background|border|column|columns|flex|font|gap|grid|inset|list-style|margin|mask|outline|overflow|overscroll-behavior|padding|place|scroll-margin|scroll-padding|text-decoration|transition)(?=-|$)/;
const aliases: Readonly<Record<string, string>> = {
  top: 'inset',
  bottom: 'inset',
  left: 'inset',
  right: 'inset',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'align-items': 'place',
  'align-content': 'place',
  'align-self': 'place',
  'justify-items': 'place',
  'justify-content': 'place',
  'justify-self': 'place',
  'line-height': 'font',
};

function propertiesOf(rule: Rule): string[] {
  const properties = new Set<string>();
  rule.walkDecls(({ prop, important }) => {
    // Layers reverse the order of important declarations.
    if (important) throw new Error(`${rule.selector} is important`);
    properties.add(aliases[prop] ?? shorthands.exec(prop)?.[0] ?? prop);
  });
  return [...properties];
}

function classesOf({ selector }: Rule): string[] {
  const names = utilityClasses(selector);
  if (names.length === 0) throw new Error(`${selector} is not a utility`);
  return names;
}

function inConditions(rule: Rule, end: AtRule): string {
  const { parent } = rule;
  let css = rule.toString();
  for (let outer = parent; outer?.type === 'atrule' && outer !== end; outer = outer.parent as typeof parent) {
    const { name, params } = outer as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}

function usedIn(text: string, utilities: readonly Utility[]): Utility[] {
  const isUsed = createClassFinder(text);
  return utilities.filter(({ classNames }) => classNames.some(isUsed));
}

function withImports(
  name: string,
  sources: ReadonlyMap<string, ComponentSource>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  for (const other of sources.get(name)?.imports ?? []) withImports(other, sources, seen);
  return [...seen];
}

function write(utilities: readonly Utility[]): string {
  const layers = new Map<number, string[]>();
  for (const { layer, css } of utilities) layers.set(layer, [...(layers.get(layer) ?? []), css]);
  const blocks = [...layers]
    .sort(([a], [b]) => a - b)
    .map(([layer, rules]) => `@layer ${layerName(layer)}{${rules.join('')}}`);
  return blocks.length === 0 ? '' : `@layer ui.utilities{${blocks.join('')}}`;
}
