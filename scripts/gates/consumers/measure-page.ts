type Side = 'left' | 'right' | 'none';

/** Measures of a page. Colours are computed values, distances CSS pixels; without a pair a distance is infinite. */
export interface Measures {
  readonly overflow: number;
  readonly colorScheme: string;
  readonly background: string;
  readonly surface: string;
  readonly color: string;
  readonly fg: string;
  readonly fieldBackground: string;
  readonly field: string;
  /** Of the background, 0 to 1. */
  readonly lightness: number;
  readonly font: string;
  readonly direction: string;
  /** Where the text of the first label begins in its field. */
  readonly labelSide: Side;
  /** Where the value of the first select is in its box. */
  readonly selectSide: Side;
  /** Where the number of the first table row is in its row. */
  readonly numberSide: Side;
  /** Where the first card is, beside the second one. */
  readonly firstCardSide: Side;
  readonly fieldGap: number;
  readonly fieldHeight: number;
  readonly cardGap: number;
  readonly cardMargin: number;
}

/** Runs in the page, and therefore refers to nothing outside. */
export function measure(): Measures {
  const { documentElement: html, body } = document;
  const token = (name: string) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const gap = (one: DOMRect, other: DOMRect) =>
    Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
  const leastGap = (all: readonly DOMRect[]) =>
    Math.min(...all.flatMap((one, index) => all.slice(index + 1).map((other) => gap(one, other))));
  /** On which side of its box a text is, with a space below 24 px. */
  const textSide = (text: Element | null, box: Element | null): Side => {
    if (!text || !box) return 'none';
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.left - outer.left < 24) return 'left';
    return outer.right - inner.right < 24 ? 'right' : 'none';
  };
  const find = (selector: string) => document.querySelector(selector);
  const fields = boxes('[data-ui="field"]');
  const cards = boxes('[data-ui="card"]');
  const [first, second] = cards;
  const areBeside = first && second && first.top === second.top;
  const { colorScheme, backgroundColor, color, direction } = getComputedStyle(html);
  // Inside a group with a unit or a button, the group is the box of the field.
  const input = find('[data-ui="field"] input') ?? body;
  const box = input.closest('[data-ui="field"] > *') ?? input;
  const rgb = (backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const face = [...document.fonts].find(({ status }) => status === 'loaded');
  return {
    overflow: html.scrollWidth - html.clientWidth,
    colorScheme,
    background: backgroundColor,
    surface: token('--ui-surface'),
    color,
    fg: token('--ui-fg'),
    fieldBackground: getComputedStyle(box).backgroundColor,
    field: token('--ui-field'),
    lightness: rgb.reduce((sum, part) => sum + part / 255 / 3, 0),
    font: face?.family.replaceAll('"', '') ?? 'none',
    direction,
    labelSide: textSide(find('[data-ui="field"] label'), find('[data-ui="field"]')),
    selectSide: textSide(find('[data-ui="select"] [data-part="value"]'), find('[data-ui="select"]')),
    numberSide: textSide(find('[data-row="0"] [role="gridcell"]:last-child'), find('[data-row="0"]')),
    firstCardSide: areBeside ? (first.left < second.left ? 'left' : 'right') : 'none',
    fieldGap: leastGap(fields),
    fieldHeight: box.getBoundingClientRect().height,
    cardGap: leastGap(cards),
    cardMargin: Math.min(...cards.flatMap(({ left, right }) => [left, innerWidth - right])),
  };
}

/** Runs in the page. The outline of the control with focus, or of the group around it. */
export function measureFocusRing(): string {
  let node = document.activeElement;
  const outlineOf = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  };
  while (node?.parentElement && outlineOf(node).startsWith('none')) node = node.parentElement;
  return outlineOf(node ?? document.body);
}
