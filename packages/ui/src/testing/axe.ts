import axe from 'axe-core';

/**
 * What axe finds wrong in an element, one line a finding; empty when nothing. Colour contrast is left out because jsdom
 * paints nothing: the stories check it in a real browser.
 */
export async function accessibilityFindings(element: Element): Promise<string[]> {
  const result = await axe.run(element, {
    // Pages in frames are others' pages; jsdom loads none.
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map(
    (found) => `${found.id}: ${found.help} (${found.nodes.map((node) => node.html).join(' ')})`,
  );
}
