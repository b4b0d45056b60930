import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  type AccordionProps,
  AccordionTrigger,
} from './index.ts';

type Part = 'item' | 'trigger' | 'content';

function example(props: AccordionProps = {}, probes: Partial<Record<Part, ProbeProps>> = {}) {
  return (
    <Accordion defaultValue={['butt']} {...props}>
      <AccordionItem value="butt" {...probes.item}>
        <AccordionTrigger {...probes.trigger}>BUTT</AccordionTrigger>
        <AccordionContent {...probes.content}>Open Settings, then Main.</AccordionContent>
      </AccordionItem>
      <AccordionItem value="mixxx">
        <AccordionTrigger>Mixxx</AccordionTrigger>
        <AccordionContent>Open Live Broadcasting.</AccordionContent>
      </AccordionItem>
      <AccordionItem disabled value="sam">
        <AccordionTrigger>SAM</AccordionTrigger>
        <AccordionContent>Not in your plan.</AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

behavesAsComponent('Accordion', { render: (probe) => <div>{example({ level: 2, ...probe })}</div> });
behavesAsComponent('AccordionItem', { render: (probe) => example({}, { item: probe }) });
behavesAsComponent('AccordionTrigger', { render: (probe) => example({}, { trigger: probe }) });
behavesAsComponent('AccordionContent', { render: (probe) => example({}, { content: probe }) });

it('renders triggers inside headings and regions labelled by them', () => {
  renderUi(example({ level: 2 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Mixxx' })).toContainElement(button('Mixxx'));
  expect(screen.getByRole('region', { name: 'BUTT' })).toHaveTextContent('Open Settings');
});

it('opens and closes several items', async () => {
  const onValueChange = vi.fn();
  renderUi(example({ onValueChange }));
  await userEvent.click(button('Mixxx'));
  await userEvent.click(button('BUTT'));
  expect([isOpen('BUTT'), isOpen('Mixxx')]).toEqual([false, true]);
  expect(onValueChange.mock.calls).toEqual([[['butt', 'mixxx']], [['mixxx']]]);
});

it('closes the open item when another opens with type="single"', async () => {
  renderUi(example({ type: 'single' }));
  await userEvent.click(button('Mixxx'));
  expect([isOpen('BUTT'), isOpen('Mixxx')]).toEqual([false, true]);
});

it('toggles items with Tab, Enter and Space', async () => {
  renderUi(example());
  await userEvent.tab();
  expect(button('BUTT')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(isOpen('Mixxx')).toBe(true);
  await userEvent.keyboard(' ');
  expect(isOpen('Mixxx')).toBe(false);
});

it('hides closed content with until-found and opens it on a match', () => {
  renderUi(example());
  const content = screen.getByText('Open Live Broadcasting.').closest('section');
  expect(content).toHaveAttribute('hidden', 'until-found');
  act(() => void content?.dispatchEvent(new Event('beforematch')));
  expect(isOpen('Mixxx')).toBe(true);
  expect(content).not.toHaveAttribute('hidden');
});

it('ignores clicks on a disabled item', async () => {
  renderUi(example());
  await userEvent.click(button('SAM'));
  expect(isOpen('SAM')).toBe(false);
});

it('does not change state itself when controlled', async () => {
  renderUi(example({ value: ['butt'] }));
  await userEvent.click(button('Mixxx'));
  expect(isOpen('Mixxx')).toBe(false);
});
