import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '#/testing/axe.ts';
import { renderUi } from '#/testing/render.tsx';

/** Props passed to the root; spread them over the component under test. */
export interface ProbeProps {
  ref?: Ref<never>;
  className?: string;
  id?: string;
  'data-probe'?: string;
}

interface Battery {
  /** Renders the component with the probe's props spread over its root. */
  render: (probe: ProbeProps) => ReactElement;
  /** Renders the component with `asChild` around `<a href="/probe">Probe</a>`; omit it without `asChild`. */
  renderAsChild?: (probe: ProbeProps) => ReactElement;
  /** The element that receives the rest props, when `data-probe` does not identify it. */
  portal?: boolean;
}

/**
 * Tests of every component: ref, unknown props and `className` reach the root, `asChild` passes them to the child,
 * and axe reports no violations.
 */
export function behavesAsComponent(name: string, { render, renderAsChild, portal = false }: Battery): void {
  describe(`${name} behaves as a component`, () => {
    it('gives its root element to ref', () => {
      const ref = createRef<Element>();
      renderUi(render({ ref: ref as Ref<never>, 'data-probe': 'root' }));
      expect(ref.current).toBe(probed());
    });

    it('passes unknown props to its root', () => {
      renderUi(render({ id: 'probe-id', 'data-probe': 'root' }));
      expect(probed().id).toBe('probe-id');
    });

    it('keeps its own classes beside className', () => {
      renderUi(render({ className: 'probe-class', 'data-probe': 'root' }));
      expect(probed().classList).toContain('probe-class');
      expect(probed()).toHaveAttribute('data-ui');
    });

    it('has nothing for axe to find', async () => {
      const { container } = renderUi(render({ 'data-probe': 'root' }));
      expect(await accessibilityFindings(portal ? document.body : container)).toEqual([]);
    });

    if (renderAsChild) {
      it('gives everything to its child with asChild', () => {
        const ref = createRef<Element>();
        renderUi(
          renderAsChild({
            ref: ref as Ref<never>,
            className: 'probe-class',
            id: 'probe-id',
            'data-probe': 'root',
          }),
        );
        const root = probed();
        expect(root.tagName).toBe('A');
        expect(root).toHaveAttribute('href', '/probe');
        expect(root.id).toBe('probe-id');
        expect(root.classList).toContain('probe-class');
        expect(ref.current).toBe(root);
      });
    }
  });
}

function probed(): Element {
  const found = document.querySelectorAll('[data-probe="root"]');
  expect(found).toHaveLength(1);
  const [root] = found;
  if (!root) throw new Error('no element carries data-probe');
  return root;
}
