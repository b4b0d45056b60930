import axe from 'axe-core';

/**
 * Axe violations of an element, one line each; empty without violations. Colour contrast is excluded because jsdom
 * does not paint: stories check it in a browser.
 */
export async function accessibilityFindings(element: Element): Promise<string[]> {
  const result = await axe.run(element, {
    // Frames contain third-party pages; jsdom loads none.
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map(
    (found) => `${found.id}: ${found.help} (${found.nodes.map((node) => node.html).join(' ')})`,
  );
}
