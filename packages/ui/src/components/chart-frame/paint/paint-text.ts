/** A line of laid-out text. */
interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
}

/** Paints a text line by line at its position on the page. */
export function paintText(context: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  if (node.data.trim() === '') return;
  context.save();
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  // A canvas has no tabular figures: digits are painted at their positions on the page.
  const isAtRight = style.textAlign === 'right';
  context.textAlign = isAtRight ? 'right' : 'left';
  context.textBaseline = 'alphabetic';
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  for (const { text, left, right, top } of linesOf(node)) {
    const { fontBoundingBoxAscent } = context.measureText(text);
    context.fillText(text, isAtRight ? right : left, top + fontBoundingBoxAscent);
  }
  context.restore();
}

/** Splits a text into its lines: characters with the same vertical position. */
function linesOf(node: Text): Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = range.getClientRects();
  const [first] = boxes;
  if (!first) return [];
  if (boxes.length === 1)
    return [{ text: node.data.trim(), left: first.left, right: first.right, top: first.top }];
  const lines: Line[] = [];
  let offset = 0;
  for (const letter of node.data) {
    range.setStart(node, offset);
    offset += letter.length;
    range.setEnd(node, offset);
    const [box] = range.getClientRects();
    if (!box) continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - box.top) < 1) {
      line.text += letter;
      line.left = Math.min(line.left, box.left);
      line.right = Math.max(line.right, box.right);
    } else {
      lines.push({ text: letter, left: box.left, right: box.right, top: box.top });
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }));
}
